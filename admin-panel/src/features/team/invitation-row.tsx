import {
  type Invitation,
  type InvitationAnswer,
  renewInvitation,
  revokeInvitation,
  STAFF_ROLE_LABELS,
} from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { ActionButton, rowAction } from '#shared/resource/action-button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
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

const paramsOf = ({ _id: id }: Invitation) => ({ params: { id } });

const renewal = rowAction(renewInvitation, paramsOf, {
  text: texts.renew,
  label: ({ username }) => texts.renewOf(username),
  failed: texts.changeFailed,
});

const revocation = rowAction(revokeInvitation, paramsOf, {
  text: texts.revoke,
  variant: 'danger-ghost',
  label: (invitation) => wordsOf(invitation).revoke,
  question: (invitation) => {
    const { title, text } = wordsOf(invitation);
    return { title, text, confirmLabel: texts.revoke };
  },
  success: (_answer, invitation) => wordsOf(invitation).revoked,
  failed: texts.changeFailed,
});

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
