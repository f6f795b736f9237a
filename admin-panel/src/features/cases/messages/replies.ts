import { type ReceivedMessage, whatsappLink } from '@shop/contract';
import { texts } from './texts.ts';

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
