import { COPY_CONFIRMATION_ORDER_MS, type InvitationAnswer } from '@shop/contract';
import { useCopy } from '@shop/web-kit/hooks';
import { Button } from '#ui/button.tsx';
import { ChatButton } from '#ui/chat-button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { texts } from './texts.ts';

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
export function LinkDialog({ made, onClose }: { made: InvitationAnswer; onClose: () => void }) {
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
