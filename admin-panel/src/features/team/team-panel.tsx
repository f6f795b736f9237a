import {
  COPY_CONFIRMATION_ORDER_MS,
  type InvitationAnswer,
  type InvitationDraft,
  inviteStaff,
} from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useCopy } from '@shop/web-kit/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '#shared/actions/use-action.ts';
import { faultsByPath } from '#shared/faults-by-path.ts';
import { Button } from '#ui/button.tsx';
import { ChatButton } from '#ui/chat-button.tsx';
import { ErrorNotice, LoadError } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { MemberRow } from './member-row.tsx';
import { teamQuery } from './queries.ts';
import { RoleField } from './role-field.tsx';
import { texts } from './texts.ts';

const inviteTexts = texts.invite;
const EMPTY: InvitationDraft = { username: '', email: '', staffRole: 'vendedora' };

type InviteProps = { onInvited: (made: InvitationAnswer) => void; onClose: () => void };

/** Asks whom to invite; what was typed stays when the server refuses it. */
function InviteDialog({ onInvited, onClose }: InviteProps) {
  const [draft, setDraft] = useState(EMPTY);
  const { mutate, isPending, error, reset } = useAction({
    run: (body: InvitationDraft) => call(inviteStaff, { body }),
    done: onInvited,
    settled: (client) => client.invalidateQueries(teamQuery),
  });
  const faults = faultsByPath(error);
  const edit = (part: Partial<InvitationDraft>) => {
    reset();
    setDraft((before) => ({ ...before, ...part }));
  };
  return (
    <FormDialog
      width="sm"
      title={inviteTexts.title}
      submitLabel={inviteTexts.save}
      busy={isPending}
      onSubmit={() => mutate(draft)}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        <TextField
          label={inviteTexts.name}
          hint={inviteTexts.nameHint}
          error={faults.username}
          autoComplete="off"
          maxLength={60}
          value={draft.username}
          onValue={(username) => edit({ username })}
        />
        <TextField
          label={inviteTexts.email}
          hint={inviteTexts.emailHint}
          error={faults.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={draft.email}
          onValue={(email) => edit({ email })}
        />
        <RoleField
          label={inviteTexts.role}
          role={draft.staffRole}
          onRole={(staffRole) => edit({ staffRole })}
        />
        {error && Object.keys(faults).length === 0 && (
          <ErrorNotice message={errorText(error, inviteTexts.failed)} />
        )}
      </div>
    </FormDialog>
  );
}

const t = texts.link;

// Without a number WhatsApp asks for the chat.
const chatLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;

type LinkToSendProps = Pick<InvitationAnswer, 'invitation'> & { link: string };

function LinkToSend({ link, invitation: { username, resetsPassword } }: LinkToSendProps) {
  const chatText = resetsPassword ? t.passwordChatText : t.chatText;
  const { copied, copy } = useCopy(COPY_CONFIRMATION_ORDER_MS);
  return (
    <div className="flex flex-col gap-3">
      <Field label={resetsPassword ? t.passwordLabel : t.label}>
        {(control) => <Input {...control} readOnly value={link} onFocus={({ target }) => target.select()} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" icon={copied ? 'check' : 'copy'} onClick={() => void copy(link)}>
          <span role="status">{copied ? t.copied : t.copy}</span>
        </Button>
        <ChatButton href={chatLink(chatText(username, link))}>{t.chat}</ChatButton>
      </div>
    </div>
  );
}

/** Shows the link of an invitation or for a new password, to copy or to send, or says to whom it was mailed. */
function LinkDialog({ made, onClose }: { made: InvitationAnswer; onClose: () => void }) {
  const { link, invitation } = made;
  const { username, resetsPassword, email } = invitation;
  const facts = link ? t.facts : t.mailed(email);
  return (
    <Dialog
      open
      width="sm"
      onOpenChange={(open) => !open && onClose()}
      title={t.title(username)}
      description={resetsPassword ? `${facts} ${t.passwordFacts}` : facts}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      {link && <LinkToSend link={link} invitation={invitation} />}
    </Dialog>
  );
}

/** Lists the people of the staff and the open invitations. */
export function TeamPanel({ ownId }: { ownId: string }) {
  const query = useQuery(teamQuery);
  const [isInviting, setIsInviting] = useState(false);
  const [made, setMade] = useState<InvitationAnswer | null>(null);
  if (query.isPending) return <SkeletonRows rows={4} />;
  if (!query.data) return <LoadError query={query} message={errorText(query.error, texts.loadFailed)} />;
  const { staff, invitations } = query.data;
  return (
    <div className="space-y-4">
      <SectionCard
        title={texts.people}
        actions={
          <Button icon="plus" variant="primary" onClick={() => setIsInviting(true)}>
            {texts.invite.button}
          </Button>
        }
      >
        <ul className="divide-y divide-line">
          {staff.map((member) => (
            <MemberRow key={member._id} member={member} isSelf={member._id === ownId} onLink={setMade} />
          ))}
        </ul>
      </SectionCard>
      {invitations.length > 0 && (
        <SectionCard title={texts.invitations}>
          <ul className="divide-y divide-line">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation._id} invitation={invitation} onLink={setMade} />
            ))}
          </ul>
        </SectionCard>
      )}
      {isInviting && (
        <InviteDialog
          onClose={() => setIsInviting(false)}
          onInvited={(answer) => {
            setIsInviting(false);
            setMade(answer);
          }}
        />
      )}
      {made && <LinkDialog made={made} onClose={() => setMade(null)} />}
    </div>
  );
}
