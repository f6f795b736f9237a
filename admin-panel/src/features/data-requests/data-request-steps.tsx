import {
  type CaseDetail,
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
import { useState } from 'react';
import { useCan } from '#shared/access/permissions.ts';
import { DraftDialog } from '#shared/resource/draft-dialog.tsx';
import { Loaded } from '#shared/resource/loaded.tsx';
import { nounOf, queryOf } from '#shared/resource/query.ts';
import { Button } from '#ui/button.tsx';
import { ChatButton } from '#ui/chat-button.tsx';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { openChat } from '#ui/open-chat.ts';
import { texts } from './texts.ts';

const dialogs = {
  verified_by_staff: { title: texts.verifyTitle, text: texts.verifyText },
  handed_over: { title: texts.handedOverTitle, text: texts.handedOverText },
  rectified: { title: texts.rectifiedTitle, text: texts.rectifiedText },
  rejected: { title: texts.rejectTitle, text: texts.rejectText },
  erase: { title: texts.eraseTitle, text: texts.eraseText },
} as const;
type RequestAction = keyof typeof dialogs;

type RequestDialogProps = { id: string; action: RequestAction; onClose: () => void };

/** Asks before something is recorded or deleted; what was typed stays when the server refuses it. */
const RequestDialog = ({ id, action, onClose }: RequestDialogProps) => (
  <DraftDialog
    title={dialogs[action].title}
    description={dialogs[action].text}
    submitLabel={action === 'erase' ? texts.erase : texts.confirm}
    initial={{ note: '' }}
    fields={{
      note: {
        kind: 'long',
        label: action === 'rejected' ? texts.note : texts.optionalNote,
        rows: 3,
        maxLength: 2000,
        when: () => action !== 'erase',
      },
    }}
    save={({ note }): Promise<unknown> =>
      action === 'erase'
        ? call(eraseForDataRequest, { params: { id }, body: {} })
        : call(recordDataRequestStep, { params: { id }, body: { step: action, note } })
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

/** Lists what staff may do now, the usual one first. */
function actionsOf({ request, isProven, blockers }: DataRequestDetail): [RequestAction, string][] {
  if (!isProven)
    return [
      ['verified_by_staff', texts.verify],
      ['rejected', texts.reject],
    ];
  const answer: Record<DataRequestDetail['request'], [RequestAction, string]> = {
    access: ['handed_over', texts.handedOver],
    rectification: ['rectified', texts.rectified],
    deletion: ['erase', blockers.length > 0 ? texts.limit : texts.erase],
  };
  return [answer[request], ['rejected', texts.reject]];
}

function Actions({ record, detail }: StepsProps & PartProps) {
  const [chosen, setChosen] = useState<RequestAction | null>(null);
  const { _id: id, phone } = record;
  const chat = phone ? whatsappLink(phone, detail.whatsappText) : null;
  const fetchText = async () =>
    (await call(recordDataRequestStep, { params: { id }, body: { step: 'whatsapp_opened' } })).whatsappText;
  const offered = actionsOf(detail).filter(([action]) => action !== 'verified_by_staff' || record.phone);
  return (
    <>
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {chat && (
          <ChatButton href={chat} onClick={openChat(phone, detail.whatsappText, fetchText)}>
            {texts.chat}
          </ChatButton>
        )}
        {offered.map(([action, label], at) => (
          <Button
            key={action}
            variant={at === 0 && detail.isProven ? 'primary' : 'secondary'}
            onClick={() => setChosen(action)}
          >
            {label}
          </Button>
        ))}
      </div>
      {chosen && <RequestDialog id={record._id} action={chosen} onClose={() => setChosen(null)} />}
    </>
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
