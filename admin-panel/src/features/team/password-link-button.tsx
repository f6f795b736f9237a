import { type InvitationAnswer, type StaffMember } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { Button } from '#ui/button.tsx';
import { teamQuery } from './queries.ts';
import { texts } from './texts.ts';

type PasswordLinkProps = { member: StaffMember; onLink: (made: InvitationAnswer) => void };

/** Makes a link by which a person who forgot her password chooses a new one. */
export function PasswordLinkButton({ member, onLink }: PasswordLinkProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('makePasswordLink', { params: { id: member._id } }),
    onSuccess: onLink,
    onError: (error) => toast.error(errorText(error, texts.passwordLinkFailed)),
    onSettled: () => client.invalidateQueries(teamQuery),
  });
  return (
    <Button
      size="sm"
      busy={isPending}
      aria-label={texts.passwordLinkOf(member.username)}
      onClick={() => mutate()}
    >
      {texts.passwordLink}
    </Button>
  );
}
