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

function useInvitation({ invitation: { _id: id }, onLink }: RowProps) {
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
    onSuccess: () => toast.success(texts.revoked),
    ...settled,
  });
  return { renewal, revocation };
}

/** Shows an invitation that nobody has accepted yet; renews its link or revokes it. */
export function InvitationRow(props: RowProps) {
  const { username, email, staffRole, expired, expiresAt, createdBy } = props.invitation;
  const { renewal, revocation } = useInvitation(props);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
          {username}
          <Badge>{STAFF_ROLE_LABELS[staffRole]}</Badge>
          {expired && <Badge tone="warn">{texts.expired}</Badge>}
        </p>
        <p className="text-sm break-all text-muted">{email}</p>
        <p className="text-sm text-muted">
          {[!expired && texts.expires(formatDateTime(expiresAt)), createdBy && texts.by(createdBy)]
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
        <Button
          size="sm"
          variant="danger-ghost"
          aria-label={texts.revokeOf(username)}
          onClick={() => setIsAsking(true)}
        >
          {texts.revoke}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={texts.revokeTitle(username)}
        confirmLabel={texts.revoke}
        onConfirm={() => {
          setIsAsking(false);
          revocation.mutate();
        }}
      >
        {texts.revokeText}
      </ConfirmDialog>
    </li>
  );
}
