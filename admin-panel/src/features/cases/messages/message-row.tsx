import { type ReceivedMessage, whatsappLink } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { Icon } from '@shop/web-kit/icons';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { IfCan } from '#shared/access/if-can.tsx';
import { shopQuery } from '#shared/shop-queries.ts';
import { Button } from '#ui/button.tsx';
import { ChatButton } from '#ui/chat-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { UrgencyBadge } from '../urgency-badge.tsx';
import { texts } from './texts.ts';
import { type Inbox } from './use-inbox.tsx';

// Some mail programs cut longer addresses.
const QUOTE_MAX = 1_200;

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

const quoted = (message: string): string =>
  message
    .slice(0, QUOTE_MAX)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

export function mailReply({ name, email, subject, message }: ReceivedMessage): string {
  const body = texts.replyBody(firstName(name), quoted(message)).replaceAll('\n', '\r\n');
  const to = encodeURIComponent(email).replace('%40', '@');
  const about = encodeURIComponent(texts.replySubject(subject));
  return `mailto:${to}?subject=${about}&body=${encodeURIComponent(body)}`;
}

export const chatReply = ({ name, phone, subject }: ReceivedMessage, brand: string): string | null =>
  phone ? whatsappLink(phone, texts.chatText(firstName(name), brand, subject)) : null;

type MessageProps = { message: ReceivedMessage; inbox: Pick<Inbox, 'mark' | 'askToDelete'> };
type RowProps = MessageProps & { dueAt: string | null; open: boolean; onToggle: () => void };

export function MessageRow({ message, inbox, dueAt, open, onToggle }: RowProps) {
  const bodyId = useId();
  const { name, subject, read, answered, createdAt } = message;
  return (
    <li>
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={onToggle}
          className="flex min-h-16 w-full items-start gap-3 px-4 py-3 text-left hover:bg-panel-2"
        >
          <Icon
            name="chevron-right"
            className={classNames('mt-0.5 size-4 shrink-0 text-muted', open && 'rotate-90')}
          />
          <span className="flex min-w-0 flex-1 flex-col gap-x-4 gap-y-1 sm:flex-row">
            <span className="min-w-0 flex-1">
              <span className={classNames('block break-words', read ? 'font-medium' : 'font-bold')}>
                {subject}
              </span>
              <span className="block text-sm break-words text-muted">{name}</span>
            </span>
            <span className="flex shrink-0 flex-wrap items-center gap-2 text-xs text-muted tabular-nums">
              <UrgencyBadge dueAt={answered ? null : dueAt} />
              {!read && <Badge tone="wine">{texts.unread}</Badge>}
              {answered && (
                <Badge tone="success">
                  <Icon name="check" />
                  {texts.answered}
                </Badge>
              )}
              {formatDateTime(createdAt)}
            </span>
          </span>
        </button>
      </h2>
      <div id={bodyId} hidden={!open} className="px-4 pt-2 pb-5 sm:pl-11">
        {open && <MessageBody message={message} inbox={inbox} />}
      </div>
    </li>
  );
}

const Contact = ({ label, value, href }: { label: string; value: string; href: string }) => (
  <div className="flex flex-wrap gap-x-2">
    <dt className="text-muted">{label}</dt>
    <dd className="min-w-0 break-all">
      <a href={href} className="text-wine underline-offset-4 hover:underline">
        {value}
      </a>
    </dd>
  </div>
);

function MessageBody({ message, inbox }: MessageProps) {
  const { email, phone, answered } = message;
  return (
    <div className="space-y-4">
      <p className="max-w-prose break-words whitespace-pre-wrap">{message.message}</p>
      <dl className="space-y-1 text-sm">
        <Contact label={texts.email} value={email} href={`mailto:${email}`} />
        {phone && <Contact label={texts.phone} value={phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`} />}
      </dl>
      <Replies message={message} />
      <div className="flex flex-wrap gap-2">
        <IfCan call="markMessage">
          <Button size="sm" onClick={() => inbox.mark(message, { answered: !answered })}>
            {answered ? texts.markUnanswered : texts.markAnswered}
          </Button>
        </IfCan>
        <IfCan call="markMessage">
          <Button size="sm" variant="ghost" onClick={() => inbox.mark(message, { read: false })}>
            {texts.markUnread}
          </Button>
        </IfCan>
        <IfCan call="deleteMessage">
          <Button icon="trash-2" size="sm" variant="danger-ghost" onClick={() => inbox.askToDelete(message)}>
            {texts.delete.button}
          </Button>
        </IfCan>
      </div>
    </div>
  );
}

function Replies({ message }: { message: ReceivedMessage }) {
  const shop = useQuery(shopQuery);
  const chat = chatReply(message, shop.data?.brand ?? '');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="primary" asChild>
        <a href={mailReply(message)}>
          <Icon name="mail" className="size-4" />
          {texts.reply}
        </a>
      </Button>
      {chat && <ChatButton href={chat}>{texts.chat}</ChatButton>}
      {!chat && message.phone && <p className="text-sm text-muted">{texts.noPhone}</p>}
    </div>
  );
}
