import { POLICY_KINDS, POLICY_NAMES, type PolicyKind, type PolicySummary } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';
import { SelectField } from '#ui/form/field.tsx';
import { Options } from '#ui/form/input.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { PolicyEditor } from './policy-editor.tsx';
import { PolicyVersions } from './policy-versions.tsx';
import { policiesQuery, policyDraftQuery } from './queries.ts';
import { texts } from './texts.ts';

const optionOf = ({ kind, versions: [latest] }: PolicySummary) => ({
  value: kind,
  label: `${POLICY_NAMES[kind]} (${latest ? texts.inForce(latest.version) : texts.unpublished})`,
});

function Editor({ summary }: { summary: PolicySummary }) {
  const query = useQuery(policyDraftQuery(summary.kind));
  if (query.isPending) return <LoadingScreen label={texts.loading} />;
  if (query.data) return <PolicyEditor key={summary.kind} {...query.data} summary={summary} />;
  return <LoadError query={query} message={`${texts.loadFailed}: ${errorText(query.error)}`} />;
}

type PoliciesProps = {
  /** As the address has it; the terms for any other text. */
  kind: string | null;
  onKind: (kind: PolicyKind) => void;
};

/** Edits the policies of the shop, one at a time. */
export function Policies({ kind, onKind }: PoliciesProps) {
  const query = useQuery(policiesQuery);
  if (query.isPending) return <LoadingScreen label={texts.loading} />;
  if (!query.data)
    return <LoadError query={query} message={`${texts.loadFailed}: ${errorText(query.error)}`} />;
  const summary = query.data.find((one) => one.kind === kind) ?? query.data[0];
  if (!summary) return null;
  const choose = (value: string) => onKind(POLICY_KINDS.find((one) => one === value) ?? 'terms');
  return (
    <div className="flex max-w-6xl flex-col gap-4">
      <SectionCard title={texts.title} description={texts.intro} bodyClassName="flex flex-col gap-4">
        <SelectField label={texts.policy} value={summary.kind} onValue={choose}>
          <Options options={query.data.map(optionOf)} />
        </SelectField>
        <Editor summary={summary} />
      </SectionCard>
      <PolicyVersions kind={summary.kind} versions={summary.versions} />
    </div>
  );
}
