import {
  type CaseDetail,
  type DataRequest,
  type DataRequestDetail,
  eraseForDataRequest,
  getClient,
  getOrder,
  readCase,
  readDataRequest,
  recordDataRequestStep,
  whatsappLink,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '#shared/access/permissions.ts';
import { StepChoice } from '#shared/case-steps/step-choice.tsx';
import { noteField } from '#shared/case-steps/step-texts.ts';
import { DraftDialog } from '#shared/resource/draft-dialog.tsx';
import { Loaded } from '#shared/resource/loaded.tsx';
import { nounOf, queryOf } from '#shared/resource/query.ts';
import { Button } from '#ui/button.tsx';
import { ChatButton } from '#ui/chat-button.tsx';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { openChat } from '#ui/open-chat.ts';
import { texts } from './texts.ts';

type RequestStep = keyof typeof texts.words;
type RequestDialogProps = { id: string; step: RequestStep; onClose: () => void };

/** Asks before something is recorded or deleted; what was typed stays when the server refuses it. */
const RequestDialog = ({ id, step, onClose }: RequestDialogProps) => (
  <DraftDialog
    title={texts.words[step].title}
    description={texts.words[step].text}
    submitLabel={step === 'erased' ? texts.words.erased.button : texts.confirm}
    initial={{ note: '' }}
    fields={step === 'erased' ? {} : { note: noteField('data_request', step, texts.words[step]) }}
    save={({ note }): Promise<unknown> =>
      step === 'erased'
        ? call(eraseForDataRequest, { params: { id }, body: {} })
        : call(recordDataRequestStep, { params: { id }, body: { step, note } })
    }
    success={texts.done}
    settled={(client) => {
      for (const endpoint of [readDataRequest, readCase, getOrder, getClient])
        void client.invalidateQueries({ queryKey: nounOf(endpoint) });
    }}
    failed={texts.failed}
    onClose={onClose}
  />
);

type StepsProps = { record: CaseDetail };
type PartProps = { detail: DataRequestDetail };

const Blockers = ({ detail: { blockers } }: PartProps) => (
  <Banner tone="warn">
    <p>{texts.waiting}</p>
    <ul className="list-disc pl-5">
      {blockers.map(({ name, reason }) => (
        <li key={`${name} ${reason}`}>{`${name}: ${texts.reasons[reason]}`}</li>
      ))}
    </ul>
    <p>{texts.waitingNote}</p>
  </Banner>
);

const DataLinks = ({ page, json }: { page: string; json: string }) => (
  <div>
    <p className="flex flex-wrap gap-2">
      <Button asChild>
        <a href={page} target="_blank" rel="noreferrer">
          {texts.seePage}
        </a>
      </Button>
      <Button asChild>
        <a href={json} download>
          {texts.seeJson}
        </a>
      </Button>
    </p>
    <p className="mt-1 text-xs text-muted">{texts.linksNote}</p>
  </div>
);

const answers: Record<DataRequest, RequestStep> = {
  access: 'handed_over',
  rectification: 'rectified',
  deletion: 'erased',
};

function Actions({ record: { _id: id, phone }, detail }: StepsProps & PartProps) {
  const { request, isProven, blockers, whatsappText } = detail;
  const chat = phone ? whatsappLink(phone, whatsappText) : null;
  const fetchText = async () =>
    (await call(recordDataRequestStep, { params: { id }, body: { step: 'whatsapp_opened' } })).whatsappText;
  const next = isProven ? answers[request] : phone && 'verified_by_staff';
  return (
    <StepChoice<RequestStep>
      steps={next ? [next, 'rejected'] : ['rejected']}
      usual={isProven ? next : undefined}
      labelOf={(step) => (step === 'erased' && blockers.length > 0 ? texts.limit : texts.words[step].button)}
      dialogOf={(step, close) => <RequestDialog id={id} step={step} onClose={close} />}
    >
      {chat && (
        <ChatButton href={chat} onClick={openChat(phone, whatsappText, fetchText)}>
          {texts.chat}
        </ChatButton>
      )}
    </StepChoice>
  );
}

const Proof = ({ record: { phone }, detail: { isProven, orders } }: StepsProps & PartProps) =>
  isProven ? (
    <p>{texts.proven(orders.length)}</p>
  ) : (
    <Banner tone="warn">{phone ? texts.unproven : texts.unprovenMail}</Banner>
  );

function Progress({ record, detail }: StepsProps & PartProps) {
  const { blockers, links } = detail;
  return (
    <div className="flex flex-col gap-4">
      {/* An erased request has no contact any more, and so no proof. */}
      {(record.isOpen || detail.isProven) && <Proof record={record} detail={detail} />}
      {record.isOpen && blockers.length > 0 && <Blockers detail={detail} />}
      {links && <DataLinks {...links} />}
      {record.isOpen ? (
        <Actions record={record} detail={detail} />
      ) : (
        <p className="text-muted">{texts.closed}</p>
      )}
    </div>
  );
}

/** Shows who asks for which data, by when the law wants an answer, and what staff may do. */
export function DataRequestSteps({ record }: StepsProps) {
  const isAnsweredHere = useCan('readDataRequest');
  return isAnsweredHere ? (
    <LoadedSteps record={record} />
  ) : (
    <SectionCard title={texts.title}>{texts.onlyOwner}</SectionCard>
  );
}

const LoadedSteps = ({ record }: StepsProps) => (
  <Loaded
    query={useQuery(queryOf(readDataRequest, { params: { id: record._id } }))}
    failed={texts.loadFailed}
    loading={texts.loading}
  >
    {(detail) => (
      <SectionCard title={texts.title} description={texts.requests[detail.request]}>
        <Progress record={record} detail={detail} />
      </SectionCard>
    )}
  </Loaded>
);
