import {
  type InvitationAnswer,
  isAllowed,
  makePasswordLink,
  STAFF_ROLE_LABELS,
  type StaffChange,
  type StaffMember,
  updateStaff,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { formatDateTime } from '@shop/web-kit/format';
import { useState } from 'react';
import { useAction } from '#shared/actions/use-action.ts';
import { ActionButton, rowAction } from '#shared/resource/action-button.tsx';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { nounOf } from '#shared/resource/query.ts';
import { RoleField } from './role-field.tsx';
import { texts } from './texts.ts';

const passwordLink = rowAction(makePasswordLink, ({ _id: id }: StaffMember) => ({ params: { id } }), {
  text: texts.passwordLink,
  label: ({ username }) => texts.passwordLinkOf(username),
  failed: texts.passwordLinkFailed,
});

function doneText({ username, staffRole, blocked }: StaffMember, change: StaffChange): string {
  if (change.blocked === undefined) return texts.changed.role(username, STAFF_ROLE_LABELS[staffRole]);
  return blocked ? texts.changed.blocked(username) : texts.changed.unblocked(username);
}

/** Changes the role or the blocking of a person; a refusal is told in the server's words. */
const useChangeMember = ({ _id: id }: StaffMember, onDone: () => void) =>
  useAction({
    run: (body: StaffChange) => call(updateStaff, { params: { id }, body }),
    success: ({ member }, change) => doneText(member, change),
    failed: texts.changeFailed,
    settled: (client) => {
      onDone();
      return client.invalidateQueries({ queryKey: nounOf(updateStaff) });
    },
  });

const mayInvite = ({ staffRole }: StaffMember): boolean => isAllowed(staffRole, 'inviteStaff');

type MemberProps = { member: StaffMember };
type RowProps = MemberProps & { isSelf: boolean; onLink: (made: InvitationAnswer) => void };

function RoleDialog({ member, onClose }: MemberProps & { onClose: () => void }) {
  const [role, setRole] = useState(member.staffRole);
  const { mutate: change, isPending: isChanging } = useChangeMember(member, onClose);
  return (
    <FormDialog
      width="sm"
      title={texts.roleForm.title(member.username)}
      submitLabel={texts.roleForm.save}
      busy={isChanging}
      onSubmit={() => (role === member.staffRole ? onClose() : change({ staffRole: role }))}
      onClose={onClose}
    >
      <RoleField label={texts.roleForm.role} role={role} onRole={setRole} />
      <p className="mt-3 text-sm text-muted">{texts.roleForm.hint}</p>
      {mayInvite(member) && <p className="mt-1 text-sm text-muted">{texts.roleForm.endsInvitations}</p>}
    </FormDialog>
  );
}

function BlockDialog({ member, onClose }: MemberProps & { onClose: () => void }) {
  const { username, blocked } = member;
  const { mutate: change, isPending: isChanging } = useChangeMember(member, onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={blocked ? texts.unblockTitle(username) : texts.blockTitle(username)}
      confirmLabel={blocked ? texts.unblock : texts.block}
      tone={blocked ? 'primary' : 'danger'}
      busy={isChanging}
      onConfirm={() => change({ blocked: !blocked })}
    >
      {blocked ? texts.unblockText : texts.blockText}
      {!blocked && mayInvite(member) && ` ${texts.blockOwnerText}`}
    </ConfirmDialog>
  );
}

const seenText = ({ lastSeenAt }: StaffMember): string =>
  lastSeenAt ? texts.lastSeen(formatDateTime(lastSeenAt)) : texts.noSession;

function MemberActions({ member, isSelf, onLink }: RowProps) {
  const [dialog, setDialog] = useState<'role' | 'block' | null>(null);
  const close = () => setDialog(null);
  const { username, blocked } = member;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" aria-label={texts.changeRoleOf(username)} onClick={() => setDialog('role')}>
        {texts.changeRole}
      </Button>
      {!isSelf && !blocked && <ActionButton row={member} action={{ ...passwordLink, done: onLink }} />}
      {!isSelf && (
        <Button
          size="sm"
          variant={blocked ? 'secondary' : 'danger-ghost'}
          aria-label={blocked ? texts.unblockOf(username) : texts.blockOf(username)}
          onClick={() => setDialog('block')}
        >
          {blocked ? texts.unblock : texts.block}
        </Button>
      )}
      {dialog === 'role' && <RoleDialog member={member} onClose={close} />}
      {dialog === 'block' && <BlockDialog member={member} onClose={close} />}
    </div>
  );
}

/** Shows a person of the staff; the owner changes her role, blocks her, or helps her to a new password. */
export function MemberRow(props: RowProps) {
  const { member, isSelf } = props;
  const { username, email, staffRole, blocked } = member;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
          {username}
          <Badge tone={staffRole === 'duena' ? 'wine' : 'neutral'}>{STAFF_ROLE_LABELS[staffRole]}</Badge>
          {isSelf && <Badge tone="info">{texts.you}</Badge>}
          {blocked && <Badge tone="danger">{texts.blocked}</Badge>}
        </p>
        <p className="text-sm break-all text-muted">{email}</p>
        <p className="text-sm text-muted">{seenText(member)}</p>
      </div>
      <MemberActions {...props} />
    </li>
  );
}
