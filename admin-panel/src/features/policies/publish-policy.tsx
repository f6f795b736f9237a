import { POLICY_NAMES, type PolicyDraft, type PolicySummary, publishPolicy } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useConfirmedAction } from '#shared/actions/use-confirmed-action.tsx';
import { nounOf } from '#shared/resource/query.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { texts } from './texts.ts';

type PublishProps = {
  draft: PolicyDraft;
  summary: PolicySummary;
  /** The form has changes that are not saved. */
  isDirty: boolean;
  /** Says which data of the shop are missing; '' when none are. */
  missing: string;
};

/** Publishes the saved draft as the next version, after saying what that means. */
export function PublishPolicy({ draft, summary, isDirty, missing }: PublishProps) {
  const next = (summary.versions[0]?.version ?? 0) + 1;
  const { ask, dialog, error } = useConfirmedAction({
    question: {
      title: texts.publishTitle(POLICY_NAMES[draft.kind], next),
      text: (
        <>
          <p>{texts.publishText}</p>
          {missing && <p className="mt-2 font-medium text-warn">{missing}</p>}
        </>
      ),
      confirmLabel: texts.publish,
      busyLabel: texts.publishing,
      tone: 'primary',
    },
    run: () => call(publishPolicy, { params: { kind: draft.kind }, body: { seen: draft.version } }),
    success: ({ policy }) => texts.published(policy.version),
    settled: (client) => void client.invalidateQueries({ queryKey: nounOf(publishPolicy) }),
  });
  const canPublish = summary.isOutdated && !isDirty;
  return (
    <>
      <Button disabled={!canPublish} onClick={() => ask()}>
        {texts.publish}
      </Button>
      {isDirty && <p className="text-sm text-muted">{texts.saveFirst}</p>}
      {error && <ErrorNotice message={`${texts.publishFailed}: ${errorText(error)}`} />}
      {dialog}
    </>
  );
}
