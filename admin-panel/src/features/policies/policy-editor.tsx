import {
  MAX_POLICY_LENGTH,
  POLICY_PLACEHOLDERS,
  type PolicyDraft,
  type PolicySummary,
  renderPolicy,
  stalePolicyDraftSchema,
  updatePolicyDraft,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { formatDate } from '@shop/web-kit/format';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { conflictDetails } from '#shared/edit-session/conflict-details.ts';
import { FieldConflict } from '#shared/edit-session/conflict-dialog.tsx';
import { LeaveGuard } from '#shared/edit-session/leave-guard.tsx';
import { useSettingsEdit } from '#shared/edit-session/use-settings-edit.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/button.tsx';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { TextareaField } from '#ui/form/text-field.tsx';
import { LineChanges } from './line-changes.tsx';
import { missingText } from './missing-text.ts';
import { PolicyText } from './policy-text.tsx';
import { PublishPolicy } from './publish-policy.tsx';
import { policiesQuery, policyDraftQuery, policyVersionQuery } from './queries.ts';
import { texts } from './texts.ts';

/** Shows a policy as shoppers read it, with the data of the shop. */
function PolicyPreview({ text }: { text: string }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-3">
      <h3 id={titleId} className="font-semibold">
        {texts.view}
      </h3>
      <div
        role="group"
        aria-labelledby={titleId}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard
        tabIndex={0}
        className="flex max-h-140 flex-col gap-2 overflow-y-auto rounded-panel border border-line p-4 break-words"
      >
        <PolicyText text={text} />
      </div>
    </section>
  );
}

type Values = { template: string };
const valuesOf = ({ template }: PolicyDraft): Values => ({ template });

/** Edits and saves the draft of a policy; an edit conflict waits for a choice between both texts. */
function usePolicyForm(loaded: PolicyDraft) {
  const client = useQueryClient();
  const { kind } = loaded;
  return useSettingsEdit<Values, PolicyDraft>({
    loaded,
    valuesOf,
    store: async ({ values, baseVersion: { version: seen } }) => {
      const answer = await call(updatePolicyDraft, { params: { kind }, body: { ...values, seen } });
      client.setQueryData(policyDraftQuery(kind).queryKey, answer);
      void client.invalidateQueries(policiesQuery);
      return answer.draft;
    },
    findTheirs: (error) => conflictDetails(error, stalePolicyDraftSchema)?.draft ?? null,
    texts,
  });
}

const Placeholders = () => (
  <details>
    <summary className="min-h-6 py-2 text-sm font-medium text-wine">{texts.placeholders}</summary>
    <p className="text-sm text-muted">{texts.placeholdersHint}</p>
    <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
      {Object.entries(POLICY_PLACEHOLDERS).map(([name, meaning]) => (
        <div key={name} className="contents">
          <dt className="font-semibold break-all">{`{${name}}`}</dt>
          <dd className="text-muted">{meaning}</dd>
        </div>
      ))}
    </dl>
  </details>
);

export function statusText({ versions: [latest], isOutdated }: PolicySummary): string {
  if (!latest) return texts.never;
  return (isOutdated ? texts.outdated : texts.upToDate)(latest.version, formatDate(latest.publishedAt));
}

function PublishedChanges({ summary: { kind, versions }, text }: { summary: PolicySummary; text: string }) {
  const { data } = useQuery({
    ...policyVersionQuery(kind, versions[0]?.version ?? 0),
    enabled: versions.length > 0,
  });
  if (!data) return null;
  return (
    <details>
      <summary className="min-h-6 py-2 text-sm font-medium text-wine">{texts.changes}</summary>
      <LineChanges before={data.text} after={text} />
    </details>
  );
}

type EditorProps = { draft: PolicyDraft; values: Readonly<Record<string, string>>; summary: PolicySummary };

/** Edits one policy: its draft with the shop's data beside it, and its publication. */
export function PolicyEditor({ draft, values, summary }: EditorProps) {
  const form = usePolicyForm(draft);
  const formId = useId();
  const { template } = form.values;
  const text = renderPolicy(template, values);
  const missing = missingText([template], values);
  return (
    <div className="flex flex-col gap-4">
      <Banner tone={summary.isOutdated ? 'warn' : 'success'}>{statusText(summary)}</Banner>
      {missing && (
        <Banner tone="info">
          {missing}{' '}
          <Link to={`${paths.settings}?seccion=tienda`} className="underline underline-offset-4">
            {texts.toSettings}
          </Link>
        </Banner>
      )}
      <div className="grid gap-5 lg:grid-cols-2 *:min-w-0">
        <form
          id={formId}
          noValidate
          onSubmit={(event) => void form.submit(event)}
          className="flex flex-col gap-3"
        >
          <TextareaField
            label={texts.draft}
            hint={texts.draftHint}
            error={form.failure}
            {...form.form.register('template')}
            rows={24}
            maxLength={MAX_POLICY_LENGTH}
          />
          <Placeholders />
        </form>
        <PolicyPreview text={text} />
      </div>
      <PublishedChanges summary={summary} text={text} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          form={formId}
          variant="primary"
          busy={form.saving}
          busyLabel={texts.saving}
          disabled={!form.isDirty}
        >
          {texts.save}
        </Button>
        {form.isDirty && <Button onClick={form.discard}>{texts.discard}</Button>}
        <PublishPolicy draft={draft} summary={summary} isDirty={form.isDirty} missing={missing} />
      </div>
      <FieldConflict
        title={texts.conflictTitle}
        conflict={form.conflict}
        nameOf={() => texts.draft}
        onSave={form.saveMerged}
        onCancel={form.keepEditing}
      />
      <LeaveGuard dirty={form.isDirty && !form.saving} />
    </div>
  );
}
