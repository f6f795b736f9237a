import { CASE_KIND_NAMES, type CaseDetail as Case, caseStateName, whatsappLink } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { type ReactNode, useCallback, useState } from 'react';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/button.tsx';
import { ChatButton } from '#ui/chat-button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CaseSheet } from '../print/case-sheet.tsx';
import { texts as caseTexts } from '../texts.ts';
import { UrgencyBadge } from '../urgency-badge.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CaseHistory } from './case-history.tsx';
import { CaseOrder } from './case-order.tsx';
import { texts } from './texts.ts';

type Contact = { name: string; email: string; phone: string };

/** Returns to whom the shop writes: the contact of the case, or the buyer when it came with a number alone. */
export function contactOf({ name, email, phone, orderFacts }: Case): Contact {
  return email || phone || !orderFacts ? { name, email, phone } : orderFacts.contact;
}

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

function answerText(record: Case, name: string): string {
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
export function answerLinks(record: Case): { mail: string | null; chat: string | null } {
  const { name, email, phone } = contactOf(record);
  const text = answerText(record, name);
  const to = encodeURIComponent(email).replace('%40', '@');
  const subject = encodeURIComponent(texts.answer.subject(record.code));
  return {
    mail: email ? `mailto:${to}?subject=${subject}&body=${encodeURIComponent(text)}` : null,
    chat: phone ? whatsappLink(phone, text) : null,
  };
}

const Badges = ({ record: { state, term, isOpen, dueAt } }: { record: Case }) => (
  <span className="flex flex-wrap items-center gap-2">
    <Badge tone={isOpen ? 'info' : 'success'}>{caseStateName(state)}</Badge>
    <UrgencyBadge dueAt={dueAt} />
    {term === 'late' && <Badge tone="warn-outline">{caseTexts.terms.late}</Badge>}
  </span>
);

type CaseDetailProps = {
  record: Case;
  /** The panel with the steps of the case's kind. */
  steps: ReactNode;
};

/** Opens a mail or a chat with the text that fits the state of the case. */
function AnswerPanel({ record }: { record: Case }) {
  const { answer } = texts;
  const { chat, mail } = answerLinks(record);
  const { name, email, phone } = contactOf(record);
  return (
    <SectionCard title={answer.title} description={[name, email, phone].filter(Boolean).join(' · ')}>
      <div className="flex flex-wrap gap-2">
        {chat && <ChatButton href={chat}>{answer.chat}</ChatButton>}
        {mail && (
          <Button asChild>
            <a href={mail}>
              <Icon name="mail" className="size-4" />
              {answer.mail}
            </a>
          </Button>
        )}
        {!chat && !mail && <p className="text-sm text-muted">{answer.none}</p>}
      </div>
    </SectionCard>
  );
}

/** Shows one case: the request, its due time, its steps and its order. */
export function CaseDetail({ record, steps }: CaseDetailProps) {
  const [isPrinting, setIsPrinting] = useState(false);
  const close = useCallback(() => setIsPrinting(false), []);
  return (
    <>
      <PageHeader
        title={`${CASE_KIND_NAMES[record.kind].heading} ${record.code}`}
        description={<Badges record={record} />}
        back={{ to: paths.cases, label: caseTexts.backToCases }}
        actions={
          <Button icon="printer" onClick={() => setIsPrinting(true)}>
            {texts.print}
          </Button>
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-4">
          {steps}
          {/* Exchanges and data requests have the server's own texts among their steps. */}
          {record.kind === 'withdrawal' && <AnswerPanel record={record} />}
          <CaseHistory events={record.events} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <CaseFacts record={record} />
          {/* Whose orders are whose is proven first: a data request is never tied to one by hand. */}
          {(record.kind !== 'data_request' || record.orderFacts) && <CaseOrder record={record} />}
        </div>
      </div>
      {isPrinting && <CaseSheet record={record} onPrinted={close} />}
    </>
  );
}
