import { businessDay, type CaseDetail } from '@shop/contract';
import { formatDate, formatDateTime } from '@shop/web-kit/format';
import { SectionCard } from '#ui/layout/card.tsx';
import { Facts } from '#ui/list/facts.tsx';
import { texts as caseTexts } from '../texts.ts';
import { texts } from './texts.ts';

const dayOf = (at: string): string => businessDay(new Date(at));

// Staff noted it on a later day: they know the day, and no hour.
const receivedText = ({ receivedAt, events: [first] }: CaseDetail): string =>
  first && dayOf(first.at) !== dayOf(receivedAt) ? formatDate(receivedAt) : formatDateTime(receivedAt);

/** Returns what is known of a case as pairs of label and text, without what is empty. */
export function factsOf(record: CaseDetail): [string, string][] {
  const { channel, deliveredAt, deadline, term, kind, name, email, phone, message } = record;
  const facts: [string, string][] = [
    [texts.receivedAt, receivedText(record)],
    [texts.channel, texts.channels[channel]],
    [kind === 'exchange' ? texts.orderOfLink : texts.orderNumber, record.orderNumber],
    [texts.delivered, deliveredAt ? formatDate(deliveredAt) : ''],
    [kind === 'exchange' ? texts.exchangeDeadline : texts.deadline, deadline ? formatDateTime(deadline) : ''],
    [texts.term, kind === 'withdrawal' ? caseTexts.terms[term] : ''],
    [texts.name, name],
    [texts.email, email],
    [texts.phone, phone],
    [texts.message, message],
  ];
  return facts.filter(([, text]) => text !== '');
}

export const CaseFacts = ({ record }: { record: CaseDetail }) => (
  <SectionCard title={texts.facts}>
    <Facts facts={factsOf(record)} />
  </SectionCard>
);
