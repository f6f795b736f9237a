import { POLICY_NAMES, type PolicyDraft, type PolicySummary } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '#ui/button.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { policiesQuery } from './queries.ts';
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
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const next = (summary.versions[0]?.version ?? 0) + 1;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('publishPolicy', { params: { kind: draft.kind }, body: { seen: draft.version } }),
    onSuccess: ({ policy }) => toast.success(texts.published(policy.version)),
    onSettled: () => {
      setIsAsking(false);
      void client.invalidateQueries({ queryKey: policiesQuery.queryKey });
    },
  });
  const canPublish = summary.isOutdated && !isDirty;
  return (
    <>
      <Button disabled={!canPublish} onClick={() => setIsAsking(true)}>
        {texts.publish}
      </Button>
      {isDirty && <p className="text-sm text-muted">{texts.saveFirst}</p>}
      {error && <ErrorNotice message={`${texts.publishFailed}: ${errorText(error)}`} />}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={texts.publishTitle(POLICY_NAMES[draft.kind], next)}
        confirmLabel={texts.publish}
        busyLabel={texts.publishing}
        tone="primary"
        busy={isPending}
        onConfirm={() => mutate()}
      >
        <p>{texts.publishText}</p>
        {missing && <p className="mt-2 font-medium text-warn">{missing}</p>}
      </ConfirmDialog>
    </>
  );
}
