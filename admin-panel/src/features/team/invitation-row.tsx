import {
  type Invitation,
  type InvitationAnswer,
  renewInvitation,
  revokeInvitation,
  STAFF_ROLE_LABELS,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { formatDateTime } from '@shop/web-kit/format';
import { ActionButton, type RowAction } from '#shared/resource/action-button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { teamQuery } from './queries.ts';
import { texts } from './texts.ts';

type RowProps = { invitation: Invitation; onLink: (made: InvitationAnswer) => void };

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

const ended = { failed: texts.changeFailed, invalidates: teamQuery.queryKey };

const renewal: RowAction<Invitation, InvitationAnswer> = {
  ...ended,
  text: texts.renew,
  label: ({ username }) => texts.renewOf(username),
  run: ({ _id: id }) => call(renewInvitation, { params: { id } }),
};

const revocation: RowAction<Invitation> = {
  ...ended,
  text: texts.revoke,
  variant: 'danger-ghost',
  label: (invitation) => wordsOf(invitation).revoke,
  question: (invitation) => {
    const { title, text } = wordsOf(invitation);
    return { title, text, confirmLabel: texts.revoke };
  },
  run: ({ _id: id }) => call(revokeInvitation, { params: { id } }),
  success: (_answer, invitation) => wordsOf(invitation).revoked,
};

/** Shows an invitation, or a link for a new password, that nobody has used yet; renews its link or revokes it. */
export function InvitationRow({ invitation, onLink }: RowProps) {
  const { username, email, staffRole, resetsPassword, expired, expiresAt, createdBy } = invitation;
  const { by } = wordsOf(invitation);
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
          {[!expired && texts.expires(formatDateTime(expiresAt)), createdBy && by]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ActionButton row={invitation} action={{ ...renewal, done: onLink }} />
        <ActionButton row={invitation} action={revocation} />
      </div>
    </li>
  );
}
