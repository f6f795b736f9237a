import {
  type CaseDetail,
  dueText,
  exchangedText,
  formatMoney,
  garmentName,
  recordWhatsapp,
  type StaffExchange,
  variantName,
  whatsappLink,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { formatDateTime } from '@shop/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCan } from '#shared/access/permissions.ts';
import { StepChoice } from '#shared/case-steps/step-choice.tsx';
import { paths } from '#shared/paths.ts';
import { PaperHeader } from '#shared/print/paper-header.tsx';
import { PrintSheet } from '#shared/print/print-sheet.tsx';
import { Button } from '#ui/button.tsx';
import { ChatButton } from '#ui/chat-button.tsx';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { Loaded } from '#shared/resource/loaded.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { Facts } from '#ui/list/facts.tsx';
import { openChat } from '#ui/open-chat.ts';
import { exchangeQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { differenceText } from './difference-text.ts';
import { StepDialog } from './step-dialog.tsx';

const { paper } = texts;

const exchangeSlipFactsOf = (exchange: StaffExchange): [string, string][] => [
  [paper.order, exchange.orderNumber],
  [paper.quantity, `${exchange.quantity} × ${exchange.title}`],
  [paper.from, variantName(exchange.from)],
  [paper.to, garmentName(exchange.toTitle ?? '', exchange.to)],
  [paper.difference, differenceText(exchange)],
];

/** Prints the sheet that lies in the parcel of an exchange. */
const ExchangeSlip = ({ exchange, onPrinted }: { exchange: StaffExchange; onPrinted: () => void }) => (
  <PrintSheet onPrinted={onPrinted}>
    {(shop) => (
      <>
        <PaperHeader shop={shop} title={exchange.toTitle ? paper.otherTitle : paper.title}>
          <p className="font-bold">{`${paper.code}: ${exchange.code}`}</p>
        </PaperHeader>
        <dl className="my-[5mm] grid grid-cols-[35mm_1fr] gap-y-[1mm]">
          {exchangeSlipFactsOf(exchange).map(([label, text]) => (
            <Fragment key={label}>
              <dt className="text-print-label">{label}</dt>
              <dd className="font-bold">{text}</dd>
            </Fragment>
          ))}
        </dl>
        <p>{paper.pack}</p>
      </>
    )}
  </PrintSheet>
);

function factsOf(exchange: StaffExchange): [string, string][] {
  const { paid, heldUntil, isRestocked } = exchange;
  const restocked = isRestocked ? texts.restockedOptions.yes : texts.restockedOptions.no;
  const facts: [string, string][] = [
    [texts.change, exchangedText(exchange)],
    [texts.paid, formatMoney(paid)],
    [texts.difference, differenceText(exchange)],
    [texts.heldUntil, heldUntil ? formatDateTime(heldUntil) : ''],
    [texts.restocked, isRestocked === null ? '' : restocked],
  ];
  return facts.filter(([, text]) => text !== '');
}

/** Leads to the order's payments, which settle the difference before the goods are handed over. */
const Settlement = ({ exchange }: { exchange: StaffExchange }) => {
  const isOpen = exchange.state === 'goods_received' && exchange.difference !== 0;
  if (!isOpen || exchange.orderDue === 0) return null;
  return (
    <Banner tone="warn" className="mb-4">
      {texts.settle(dueText(exchange.orderDue))}{' '}
      <Link to={paths.order(exchange.orderId)} className="font-medium underline underline-offset-4">
        {texts.toOrder}
      </Link>
    </Banner>
  );
};

function Tools({ exchange, onPrint }: { exchange: StaffExchange; onPrint: () => void }) {
  const { phone, whatsappText, orderId, code } = exchange;
  const chat = whatsappText ? whatsappLink(phone, whatsappText) : null;
  const fetchText = async () =>
    (await call(recordWhatsapp, { params: { id: orderId }, body: { exchange: code } })).order.whatsappText ??
    whatsappText;
  const onChat = useCan('recordWhatsapp') ? openChat(phone, whatsappText, fetchText) : undefined;
  return (
    <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
      {chat && (
        <ChatButton href={chat} onClick={onChat}>
          {texts.chat}
        </ChatButton>
      )}
      <Button icon="printer" onClick={onPrint}>
        {texts.slip}
      </Button>
    </div>
  );
}

function LoadedExchange({ exchange }: { exchange: StaffExchange }) {
  const [isPrinting, setIsPrinting] = useState(false);
  const mayRecord = useCan('recordExchangeStep');
  const printed = useCallback(() => setIsPrinting(false), []);
  return (
    <SectionCard title={texts.title}>
      <Facts facts={factsOf(exchange)} className="mb-4 grid grid-cols-1 sm:grid-cols-2" />
      {exchange.linkNote && <p className="mb-4 text-sm font-semibold text-wine">{exchange.linkNote}</p>}
      <Settlement exchange={exchange} />
      {exchange.nextSteps.length === 0 && <p className="text-muted">{texts.closed}</p>}
      <StepChoice
        steps={mayRecord ? exchange.nextSteps : []}
        usual={exchange.nextSteps[0]}
        labelOf={(step) => texts.words[step].button}
        dialogOf={(step, close) => <StepDialog exchange={exchange} step={step} onClose={close} />}
      />
      <Tools exchange={exchange} onPrint={() => setIsPrinting(true)} />
      {isPrinting && <ExchangeSlip exchange={exchange} onPrinted={printed} />}
    </SectionCard>
  );
}

/** Shows what a case of exchange is about, and offers its steps. */
export const ExchangeSteps = ({ record }: { record: CaseDetail }) => (
  <Loaded query={useQuery(exchangeQuery(record.code))} failed={texts.loadFailed} loading={texts.open.loading}>
    {(exchange) => <LoadedExchange exchange={exchange} />}
  </Loaded>
);
