import {
  type Invitation,
  type InvitationAnswer,
  renewInvitation,
  revokeInvitation,
  STAFF_ROLE_LABELS,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { formatDateTime } from '@shop/web-kit/format';
import { type QueryClient } from '@tanstack/react-query';
import { useAction } from '#shared/actions/use-action.ts';
import { useQuestion } from '#shared/actions/use-question.tsx';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { teamQuery } from './queries.ts';
import { texts } from './texts.ts';

type RowProps = { invitation: Invitation; onLink: (made: InvitationAnswer) => void };

const ended = {
  failed: texts.changeFailed,
  settled: (client: QueryClient) => client.invalidateQueries(teamQuery),
};

const wordsOf = ({ resetsPassword, username, createdBy }: Invitation) =>
  resetsPassword
    ? {
        by: texts.linkBy(createdBy),
        revoke: texts.revokeLink.button(username),
        revoked: texts.revokeLink.done,
        title: texts.revokeLink.title(username),
        text: texts.revokeLink.text,
      }
    : {
        by: texts.by(createdBy),
        revoke: texts.revokeOf(username),
        revoked: texts.revoked,
        title: texts.revokeTitle(username),
        text: texts.revokeText,
      };

/** Shows an invitation, or a link for a new password, that nobody has used yet; renews its link or revokes it. */
export function InvitationRow({ invitation, onLink }: RowProps) {
  const { _id: id, username, email, staffRole, resetsPassword, expired, expiresAt, createdBy } = invitation;
  const words = wordsOf(invitation);
  const renewal = useAction({
    run: () => call(renewInvitation, { params: { id } }),
    done: onLink,
    ...ended,
  });
  const revocation = useAction({
    run: () => call(revokeInvitation, { params: { id } }),
    success: words.revoked,
    ...ended,
  });
  const { ask, dialog } = useQuestion(
    { title: words.title, text: words.text, confirmLabel: texts.revoke },
    revocation.mutate,
  );
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
        <Button size="sm" variant="danger-ghost" aria-label={words.revoke} onClick={() => ask()}>
          {texts.revoke}
        </Button>
      </div>
      {dialog}
    </li>
  );
}
