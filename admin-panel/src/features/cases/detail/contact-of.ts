import { type CaseDetail, whatsappLink } from '@shop/contract';
import { texts } from './texts.ts';

type Contact = { name: string; email: string; phone: string };

/** Returns to whom the shop writes: the contact of the case, or the buyer when it came with a number alone. */
export function contactOf({ name, email, phone, orderFacts }: CaseDetail): Contact {
  return email || phone || !orderFacts ? { name, email, phone } : orderFacts.contact;
}

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

function answerText(record: CaseDetail, name: string): string {
  const { answer } = texts;
  const order = record.order?.orderNumber ?? '';
  const words = [
    answer.hello(firstName(name)),
    answer.about(record.code, order),
    answer.byState[record.state] ?? '',
  ];
  return words.filter(Boolean).join(' ');
}

/** Returns the addresses that open a mail and a chat with the text of the case's state; null without one. */
export function answerLinks(record: CaseDetail): { mail: string | null; chat: string | null } {
  const { name, email, phone } = contactOf(record);
  const text = answerText(record, name);
  const to = encodeURIComponent(email).replace('%40', '@');
  const subject = encodeURIComponent(texts.answer.subject(record.code));
  return {
    mail: email ? `mailto:${to}?subject=${subject}&body=${encodeURIComponent(text)}` : null,
    chat: phone ? whatsappLink(phone, text) : null,
  };
}
