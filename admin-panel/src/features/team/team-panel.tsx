import {
  COPY_CONFIRMATION_ORDER_MS,
  type InvitationAnswer,
  type InvitationDraft,
  inviteStaff,
  listStaff,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useCopy } from '@shop/web-kit/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DraftDialog } from '#shared/resource/draft-dialog.tsx';
import { type Fields } from '#shared/resource/fields.tsx';
import { Loaded } from '#shared/resource/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { ChatButton } from '#ui/chat-button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { MemberRow } from './member-row.tsx';
import { nounOf, queryOf } from '#shared/resource/query.ts';
import { RoleField } from './role-field.tsx';
import { texts } from './texts.ts';

const inviteTexts = texts.invite;
const EMPTY: InvitationDraft = { username: '', email: '', staffRole: 'vendedora' };
const inviteFields: Fields<InvitationDraft> = {
  username: {
    label: 'Nombre',
    hint: 'Así aparece en el historial de las órdenes y en la actividad.',
    autoComplete: 'off',
    maxLength: 60,
  },
  email: {
    label: 'Email',
    hint: 'Con este email va a iniciar sesión.',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
  },
};

type InviteProps = { onInvited: (made: InvitationAnswer) => void; onClose: () => void };

/** Asks whom to invite; what was typed stays when the server refuses it. */
const InviteDialog = ({ onInvited, onClose }: InviteProps) => (
  <DraftDialog
    title={inviteTexts.title}
    submitLabel={inviteTexts.save}
    initial={EMPTY}
    fields={inviteFields}
    save={(body) => call(inviteStaff, { body })}
    done={onInvited}
    failed={inviteTexts.failed}
    showsFaultsOnly
    invalidates={nounOf(listStaff)}
    onClose={onClose}
  >
    {(list, { values, change }) => (
      <>
        {list()}
        <RoleField
          label={inviteTexts.role}
          role={values.staffRole}
          onRole={(staffRole) => change({ staffRole })}
        />
      </>
    )}
  </DraftDialog>
);

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
  const query = useQuery(queryOf(listStaff));
  const [isInviting, setIsInviting] = useState(false);
  const [made, setMade] = useState<InvitationAnswer | null>(null);
  return (
    <Loaded query={query} failed={texts.loadFailed} loading={4}>
      {({ staff, invitations }) => (
        <div className="space-y-4">
          <SectionCard
            title={texts.people}
            actions={
              <Button icon="plus" variant="primary" onClick={() => setIsInviting(true)}>
                {inviteTexts.button}
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
          {isInviting && <InviteDialog onClose={() => setIsInviting(false)} onInvited={setMade} />}
          {made && <LinkDialog made={made} onClose={() => setMade(null)} />}
        </div>
      )}
    </Loaded>
  );
}
