import { POLICY_NAMES, policyVersionPath, type PolicyKind, type PolicyReference } from '@shop/contract';
import { texts } from './texts.ts';

const NAMED: readonly (readonly [kind: PolicyKind, article: string])[] = [
  ['terms', texts.termsArticle],
  ['privacy', texts.privacyArticle],
];

/** Says what confirming accepts; the texts open beside the form, which stays as it is. */
export function AcceptedPolicies({ policies }: { policies: readonly PolicyReference[] }) {
  const shown = NAMED.flatMap(([kind, article]) => {
    const found = policies.find((policy) => policy.kind === kind);
    return found ? [{ ...found, article }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <p className="text-sm">
      {texts.accepting}{' '}
      {shown.map(({ kind, version, article }, at) => (
        <span key={kind}>
          {at > 0 && ` ${texts.and} `}
          {article}{' '}
          <a href={policyVersionPath(kind, version)} target="_blank" rel="noopener" className="link">
            {POLICY_NAMES[kind]}
            <span className="sr-only"> {texts.newTab}</span>
          </a>
        </span>
      ))}
      {'.'}
    </p>
  );
}
