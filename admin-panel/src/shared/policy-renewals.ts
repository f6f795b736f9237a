import { listPolicies, POLICY_NAMES, type PolicyKind } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useNavigate } from 'react-router-dom';
import { paths } from './paths.ts';
import { texts } from './texts.ts';
import { toast, TOAST_MS } from './toasts.ts';

type VersionsInForce = ReadonlyMap<PolicyKind, number>;

// A list that does not load must not fail the save that it tells about.
const versionsInForce = async (): Promise<VersionsInForce | null> => {
  try {
    const { policies } = await call(listPolicies);
    return new Map(policies.map(({ kind, versions: [latest] }) => [kind, latest?.version ?? 0]));
  } catch {
    return null;
  }
};

const renewedNames = (before: VersionsInForce, after: VersionsInForce): string[] =>
  [...after]
    .filter(([kind, version]) => version > (before.get(kind) ?? 0))
    .map(([kind]) => POLICY_NAMES[kind]);

/** Returns a wrapper of saves that tells which policies the shop published anew, as they name what was saved. */
export function usePolicyRenewals() {
  const navigate = useNavigate();
  return async <T>(save: () => Promise<T>): Promise<T> => {
    const before = await versionsInForce();
    const saved = await save();
    const tell = async () => {
      const after = before && (await versionsInForce());
      const names = before && after ? renewedNames(before, after) : [];
      if (names.length === 0) return;
      const action = { label: texts.renewals.see, onClick: () => void navigate(paths.policies) };
      toast.info(texts.renewals.done(names), { duration: TOAST_MS.warning, action });
    };
    void tell();
    return saved;
  };
}
