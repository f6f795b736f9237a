import { type AdminOrder, POLICY_NAMES, policyVersionPath } from '@shop/contract';
import { SectionCard } from '#ui/layout/card.tsx';
import { texts } from './texts.ts';

/** Links to the versions of the policies that the buyer accepted; shows nothing for sales that staff registered. */
export const PoliciesPanel = ({ order: { acceptedPolicies } }: { order: AdminOrder }) =>
  acceptedPolicies.length > 0 && (
    <SectionCard title={texts.policies.title} description={texts.policies.intro}>
      <ul>
        {acceptedPolicies.map(({ kind, version }) => (
          <li key={kind}>
            <a
              href={policyVersionPath(kind, version)}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center text-wine underline-offset-4 hover:underline"
            >
              {texts.policies.version(POLICY_NAMES[kind], version)}
            </a>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
