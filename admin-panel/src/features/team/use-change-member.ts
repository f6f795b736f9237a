import { STAFF_ROLE_LABELS, type StaffChange, type StaffMember } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { teamQuery } from './queries.ts';
import { texts } from './texts.ts';

function doneText({ username, staffRole, blocked }: StaffMember, change: StaffChange): string {
  if (change.blocked === undefined) return texts.changed.role(username, STAFF_ROLE_LABELS[staffRole]);
  return blocked ? texts.changed.blocked(username) : texts.changed.unblocked(username);
}

/** Changes the role or the blocking of a person; a refusal is told in the server's words. */
export function useChangeMember({ _id: id }: StaffMember, onDone: () => void) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: StaffChange) => call('updateStaff', { params: { id }, body }),
    onSuccess: ({ member }, change) => toast.success(doneText(member, change)),
    onError: (error) => toast.error(errorText(error, texts.changeFailed)),
    onSettled: () => {
      onDone();
      return client.invalidateQueries(teamQuery);
    },
  });
  return { change: mutate, isChanging: isPending };
}
