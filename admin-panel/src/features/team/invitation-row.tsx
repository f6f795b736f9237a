import { type Invitation, type InvitationAnswer, STAFF_ROLE_LABELS } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { formatDateTime } from '@shop/web-kit/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { teamQuery } from './queries.ts';
import { texts } from './texts.ts';

type RowProps = { invitation: Invitation; onLink: (made: InvitationAnswer) => void };

function useInvitation({ invitation: { _id: id, resetsPassword }, onLink }: RowProps) {
  const client = useQueryClient();
  const settled = {
    onError: (error: unknown) => toast.error(errorText(error, texts.changeFailed)),
    onSettled: () => client.invalidateQueries(teamQuery),
  };
  const renewal = useMutation({
    mutationFn: () => call('renewInvitation', { params: { id } }),
    onSuccess: onLink,
    ...settled,
  });
  const revocation = useMutation({
    mutationFn: () => call('revokeInvitation', { params: { id } }),
    onSuccess: () => toast.success(resetsPassword ? texts.revokeLink.done : texts.revoked),
    ...settled,
  });
  return { renewal, revocation };
}

const wordsOf = ({ resetsPassword, username, createdBy }: Invitation) =>
  resetsPassword
    ? {
        by: texts.linkBy(createdBy),
        revoke: texts.revokeLink.button(username),
        title: texts.revokeLink.title(username),
        text: texts.revokeLink.text,
      }
    : {
        by: texts.by(createdBy),
        revoke: texts.revokeOf(username),
        title: texts.revokeTitle(username),
        text: texts.revokeText,
      };

/** Shows an invitation, or a link for a new password, that nobody has used yet; renews its link or revokes it. */
export function InvitationRow(props: RowProps) {
  const { username, email, staffRole, resetsPassword, expired, expiresAt, createdBy } = props.invitation;
  const words = wordsOf(props.invitation);
  const { renewal, revocation } = useInvitation(props);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
          {username}
          <Badge>{resetsPassword ? texts.resetsPassword : STAFF_ROLE_LABELS[staffRole]}</Badge>
          {expired && <Badge tone="warn">{texts.expired}</Badge>}
        </p>
        <p className="text-sm break-all text-muted">{email}</p>
        <p className="text-sm text-muted">
          {[!expired && texts.expires(formatDateTime(expiresAt)), createdBy && words.by]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          busy={renewal.isPending}
          aria-label={texts.renewOf(username)}
          onClick={() => renewal.mutate()}
        >
          {texts.renew}
        </Button>
        <Button size="sm" variant="danger-ghost" aria-label={words.revoke} onClick={() => setIsAsking(true)}>
          {texts.revoke}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.title}
        confirmLabel={texts.revoke}
        onConfirm={() => {
          setIsAsking(false);
          revocation.mutate();
        }}
      >
        {words.text}
      </ConfirmDialog>
    </li>
  );
}
