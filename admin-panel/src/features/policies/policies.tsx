import {
  POLICY_KINDS,
  POLICY_NAMES,
  type PolicyKind,
  type PolicySummary,
  policyVersionPath,
} from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { formatDateTime } from '@shop/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#shared/resource/loaded.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { SelectField } from '#ui/form/field.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { LineChanges } from './line-changes.tsx';
import { PolicyEditor } from './policy-editor.tsx';
import { PublishAll } from './publish-all.tsx';
import { policiesQuery, policyDraftQuery, policyVersionQuery } from './queries.ts';
import { texts } from './texts.ts';

type ChangesProps = { kind: PolicyKind; version: number; previous: number };

function LoadedChanges({ kind, version, previous }: ChangesProps) {
  const after = useQuery(policyVersionQuery(kind, version));
  const before = useQuery(policyVersionQuery(kind, previous));
  const failed = [after, before].find(({ isError }) => isError);
  if (failed) return <LoadError query={failed} message={texts.loadFailed(errorText(failed.error))} />;
  if (!after.data || !before.data) return <Spinner />;
  return <LineChanges before={before.data.text} after={after.data.text} />;
}

// Only an open entry loads its texts.
function Changes(props: ChangesProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-6 py-2 text-sm font-medium text-wine">{texts.changed}</summary>
      {isOpen && <LoadedChanges {...props} />}
    </details>
  );
}

/** Lists the published versions of a policy, the latest first, each with its changes. */
const PolicyVersions = ({ kind, versions }: Pick<PolicySummary, 'kind' | 'versions'>) => (
  <SectionCard title={texts.versions}>
    {versions.length === 0 && <p className="text-muted">{texts.noVersions}</p>}
    <ol className="divide-y divide-line">
      {versions.map(({ version, publishedAt, author }, at) => (
        <li key={version} className="py-3 first:pt-0">
          <p className="font-semibold">{texts.versionLine(version, formatDateTime(publishedAt))}</p>
          <p className="text-sm text-muted">{texts.by(author)}</p>
          <a
            href={policyVersionPath(kind, version)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center text-sm font-medium text-wine underline underline-offset-4"
          >
            {texts.read(version)}
          </a>
          {versions[at + 1] && <Changes kind={kind} version={version} previous={versions[at + 1]!.version} />}
        </li>
      ))}
    </ol>
  </SectionCard>
);

const optionOf = ({ kind, versions: [latest] }: PolicySummary) => ({
  value: kind,
  label: `${POLICY_NAMES[kind]} (${latest ? texts.inForce(latest.version) : texts.unpublished})`,
});

const Editor = ({ summary }: { summary: PolicySummary }) => (
  <Loaded query={useQuery(policyDraftQuery(summary.kind))} failed={texts.loadFailed} loading={texts.loading}>
    {(loaded) => (
      <PolicyEditor key={summary.kind} draft={loaded.draft} values={loaded.values} summary={summary} />
    )}
  </Loaded>
);

type PoliciesProps = {
  /** As the address has it; the terms for any other text. */
  kind: string | null;
  onKind: (kind: PolicyKind) => void;
};

/** Edits the policies of the shop, one at a time. */
export function Policies({ kind, onKind }: PoliciesProps) {
  const choose = (value: string) => onKind(POLICY_KINDS.find((one) => one === value) ?? 'terms');
  return (
    <Loaded query={useQuery(policiesQuery)} failed={texts.loadFailed} loading={texts.loading}>
      {(policies) => {
        const summary = policies.find((one) => one.kind === kind) ?? policies[0]!;
        return (
          <div className="flex max-w-6xl flex-col gap-4">
            <SectionCard
              title={texts.title}
              description={texts.intro}
              actions={<PublishAll least={2} />}
              bodyClassName="flex flex-col gap-4"
            >
              <p className="text-sm text-muted">{texts.renewed}</p>
              <SelectField
                label={texts.policy}
                value={summary.kind}
                onValue={choose}
                options={policies.map(optionOf)}
              />
              <Editor summary={summary} />
            </SectionCard>
            <PolicyVersions kind={summary.kind} versions={summary.versions} />
          </div>
        );
      }}
    </Loaded>
  );
}
