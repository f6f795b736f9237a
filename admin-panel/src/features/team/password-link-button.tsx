import { type InvitationAnswer, type StaffMember } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useAction } from '#shared/actions/use-action.ts';
import { Button } from '#ui/button.tsx';
import { teamQuery } from './queries.ts';
import { texts } from './texts.ts';

type PasswordLinkProps = { member: StaffMember; onLink: (made: InvitationAnswer) => void };

/** Makes a link by which a person who forgot her password chooses a new one. */
export function PasswordLinkButton({ member, onLink }: PasswordLinkProps) {
  const { mutate, isPending } = useAction({
    run: () => call('makePasswordLink', { params: { id: member._id } }),
    done: onLink,
    failed: texts.passwordLinkFailed,
    settled: (client) => client.invalidateQueries(teamQuery),
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
