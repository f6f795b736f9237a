import { STAFF_ROLE_LABELS, type StaffChange, type StaffMember } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useAction } from '#shared/actions/use-action.ts';
import { teamQuery } from './queries.ts';
import { texts } from './texts.ts';

function doneText({ username, staffRole, blocked }: StaffMember, change: StaffChange): string {
  if (change.blocked === undefined) return texts.changed.role(username, STAFF_ROLE_LABELS[staffRole]);
  return blocked ? texts.changed.blocked(username) : texts.changed.unblocked(username);
}

/** Changes the role or the blocking of a person; a refusal is told in the server's words. */
export const useChangeMember = ({ _id: id }: StaffMember, onDone: () => void) =>
  useAction({
    run: (body: StaffChange) => call('updateStaff', { params: { id }, body }),
    success: ({ member }, change) => doneText(member, change),
    failed: texts.changeFailed,
    settled: (client) => {
      onDone();
      return client.invalidateQueries(teamQuery);
    },
  });
