import type { CaseDetail } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { Button } from '#ui/button.tsx';
import { ChatButton } from '#ui/chat-button.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { answerLinks, contactOf } from './contact-of.ts';
import { texts } from './texts.ts';

const { answer } = texts;

/** Opens a mail or a chat with the text that fits the state of the case. */
export function AnswerPanel({ record }: { record: CaseDetail }) {
  const links = answerLinks(record);
  const { mail } = links;
  // The steps of a data request have a chat of their own, with the server's text.
  const chat = record.kind === 'data_request' ? null : links.chat;
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
        {!links.chat && !mail && <p className="text-sm text-muted">{answer.none}</p>}
      </div>
    </SectionCard>
  );
}
