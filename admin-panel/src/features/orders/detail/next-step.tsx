import {
  type AdminOrder,
  formatMoney,
  fulfillmentLabel,
  goodsState,
  orderState,
  type OrderStep,
  PICKUP_CODE,
} from '@shop/contract';
import { useState } from 'react';
import { IfCan } from '#shared/access/if-can.tsx';
import { ORDER_CASES_ID } from '#shared/paths.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { useChangeFulfillment } from '../fulfillment/use-change-fulfillment.ts';
import { type MoneyWay, RecordPaymentDialog } from '../payments/record-payment-dialog.tsx';
import { texts as paymentTexts } from '../payments/texts.ts';
import { DecideUnits } from '../status/decide-units.tsx';
import { ChatLink } from './customer-chat-link.tsx';
import { NextProof } from './proof-queue.tsx';
import { needsProofReview, ProofReview } from './proof-review.tsx';
import { texts } from './texts.ts';
import { useAcceptProof } from './use-accept-proof.ts';
import { type ChangeOrder, useConfirmOrder } from './use-change-order.tsx';

const t = texts.next;

function collectText(order: AdminOrder): string {
  const { money, goods } = orderState(order);
  if (order.proofReason) return t.proofAgain(order.proofReason);
  if (money.due === 0) return t.markPaidNow;
  if (goods.place === 'handed_over') return t.collectHandedOver(formatMoney(money.due));
  if (order.status === 'pending_transfer_proof') return t.proofMissing;
  return order.status === 'pending_mercado_pago' ? t.collectOnline : t.collect(formatMoney(money.due));
}

function goodsText(step: 'prepare' | 'hand_over' | 'ship' | 'deliver', order: AdminOrder): string {
  const { money, nextSteps } = orderState(order);
  const isPaidLater = money.due > 0 && !nextSteps.includes('collect');
  return isPaidLater ? `${t[step]} ${t.atHandover(formatMoney(money.due))}` : t[step];
}

/** Says what staff do next on an order, in a sentence. */
function stepText(step: OrderStep, order: AdminOrder): string {
  switch (step) {
    case 'collect':
      return collectText(order);
    case 'return_money':
      return t.return_money(formatMoney(orderState(order).money.toReturn));
    case 'prepare':
    case 'hand_over':
    case 'ship':
    case 'deliver':
      return goodsText(step, order);
    default:
      return t[step];
  }
}

/** Says that an order waits for nothing. */
const nothingText = ({ status }: AdminOrder): string =>
  status === 'paid' || status === 'cancelled' || status === 'refunded' ? t.nothing[status] : t.nothing.other;

type NextStepProps = { order: AdminOrder; change: ChangeOrder; changing: boolean };

const ConfirmAction = ({ order }: Pick<NextStepProps, 'order'>) => {
  const { confirm, confirming, dialog } = useConfirmOrder(order);
  return (
    <>
      <Button busyLabel={texts.confirm.submitting} variant="primary" busy={confirming} onClick={confirm}>
        {texts.confirm.submit}
      </Button>
      {dialog}
    </>
  );
};

type MarkPaidProps = Pick<ButtonProps, 'variant'> & Omit<NextStepProps, 'order'>;

const MarkPaid = ({ variant, change, changing }: MarkPaidProps) => (
  <Button
    busyLabel={texts.next.marking}
    variant={variant}
    busy={changing}
    onClick={() => change({ status: 'paid' })}
  >
    {texts.next.markPaid}
  </Button>
);

/** Takes the goods one step towards the customer; the panel below takes any other step. */
function HandOver({ order }: Pick<NextStepProps, 'order'>) {
  const { change: take, isChanging } = useChangeFulfillment();
  const { next } = goodsState(order);
  if (!next) return null;
  return (
    <Button
      busyLabel={texts.next.marking}
      variant="primary"
      busy={isChanging}
      onClick={() => take(order, { fulfillment: next })}
    >
      {texts.next.mark(fulfillmentLabel(next, order.deliveryMethod))}
    </Button>
  );
}

function RecordMoney({ order, way }: Pick<NextStepProps, 'order'> & { way: MoneyWay }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {paymentTexts[way].open}
      </Button>
      {isOpen && <RecordPaymentDialog order={order} way={way} onClose={() => setOpen(false)} />}
    </>
  );
}

function Collect({ order, change, changing }: NextStepProps) {
  if (order.status === 'pending_transfer_proof')
    return <ChatLink order={order} variant="primary" label={texts.next.askProof} />;
  // A payment online comes by itself.
  if (order.status === 'pending_mercado_pago') return null;
  if (order.status === 'paid') return <RecordMoney order={order} way="payment" />;
  return <MarkPaid variant="primary" change={change} changing={changing} />;
}

function Goods({ order, change, changing }: NextStepProps) {
  const { money } = orderState(order);
  return (
    <>
      <HandOver order={order} />
      {order.status === 'confirmado' && money.due > 0 && (
        <MarkPaid variant="secondary" change={change} changing={changing} />
      )}
      {order.status === 'paid' && <ChatLink order={order} label={texts.next.tellReady} />}
    </>
  );
}

const GOODS_STEPS: readonly OrderStep[] = ['prepare', 'hand_over', 'ship', 'deliver'];

function PrimaryAction({ step, ...acting }: NextStepProps & { step: OrderStep }) {
  const { order, change, changing } = acting;
  if (GOODS_STEPS.includes(step)) return <Goods {...acting} />;
  switch (step) {
    case 'confirm':
      return <ConfirmAction order={order} />;
    case 'verify_proof':
      return <MarkPaid variant="primary" change={change} changing={changing} />;
    case 'collect':
      return <Collect {...acting} />;
    case 'return_money':
      // Money of a payment online goes back by its own panel.
      return order.paymentMethod === 'mercado_pago' ? null : <RecordMoney order={order} way="refund" />;
    case 'decide_units':
      return <DecideUnits order={order} />;
    default:
      return null;
  }
}

/** Names the code that whoever collects the order says; the order may be handed over without it. */
const PickupQuestion = ({ order: { pickupCode } }: Pick<NextStepProps, 'order'>) =>
  pickupCode && (
    <p>
      {`${PICKUP_CODE}: `}
      <strong className="tracking-wider">{pickupCode}</strong>
      <span className="block text-sm text-muted">{texts.next.askCode}</span>
    </p>
  );

const NAMED_ONLY: readonly OrderStep[] = ['attend_case', 'answer_dispute', 'await_payment'];

/** The first step that the page has a button for; the others are only named. */
const firstAction = (steps: readonly OrderStep[]): OrderStep | undefined =>
  steps.find((step) => !NAMED_ONLY.includes(step));

// The accepted proof takes its button and much of the page's height along; focus shows what comes next.
const focusOnMount = (section: HTMLElement | null) => section?.focus();

export function NextStep({ onReload, ...acting }: NextStepProps & { onReload: () => void }) {
  const { order } = acting;
  const acceptor = useAcceptProof(order);
  const steps = orderState(order).nextSteps;
  const step = firstAction(steps);
  if (needsProofReview(order)) return <ProofReview {...acting} acceptor={acceptor} onReload={onReload} />;
  return (
    <section
      aria-label={texts.next.title}
      {...(acceptor.hasAccepted && { ref: focusOnMount, tabIndex: -1 })}
      className="flex scroll-mt-20 flex-wrap items-center justify-between gap-3 rounded-panel border border-line bg-blush px-5 py-4"
    >
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-xs font-semibold text-wine">{texts.next.title}</h2>
        {steps.length === 0 && <p className="font-medium">{nothingText(order)}</p>}
        {steps.map((one) => (
          <p key={one} className="font-medium break-words">
            {stepText(one, order)}
          </p>
        ))}
        {steps.includes('hand_over') && <PickupQuestion order={order} />}
      </div>
      <div className="flex flex-wrap gap-2">
        {acceptor.hasAccepted && <NextProof order={order} />}
        {steps.includes('attend_case') && (
          <Button asChild>
            <a href={`#${ORDER_CASES_ID}`}>{texts.next.toCases}</a>
          </Button>
        )}
        <IfCan call="updateOrderStatus">
          {step && <PrimaryAction {...acting} step={step} />}
          {/* The goods of an order whose money went back in part may go on, so its units wait beside another step. */}
          {step !== 'decide_units' && steps.includes('decide_units') && (
            <DecideUnits order={order} variant="secondary" />
          )}
        </IfCan>
      </div>
    </section>
  );
}
