import {
  amountDue,
  formatMoney,
  fulfillmentLabel,
  knownFulfillment,
  knownStatus,
  nextFulfillment,
  type AdminOrder,
} from '@shop/contract';
import { useState } from 'react';
import { IfCan } from '#shared/access/if-can.tsx';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { useChangeFulfillment } from '../fulfillment/use-change-fulfillment.ts';
import { RecordPaymentDialog } from '../payments/record-payment-dialog.tsx';
import { texts as paymentTexts } from '../payments/texts.ts';
import { mustGiveBack } from '../status/step-name.ts';
import { ChatLink } from './customer-chat-link.tsx';
import { needsProofReview, ProofReview } from './proof-review.tsx';
import { NextProof } from './proof-queue.tsx';
import { useAcceptProof } from './use-accept-proof.ts';
import { type ChangeOrder, useConfirmOrder } from './use-change-order.tsx';
import { texts } from './texts.ts';

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
  const next = nextFulfillment(order);
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

function GiveBack({ order }: Pick<NextStepProps, 'order'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {paymentTexts.refund.open}
      </Button>
      {isOpen && <RecordPaymentDialog order={order} way="refund" onClose={() => setOpen(false)} />}
    </>
  );
}

function PrimaryAction({ order, change, changing }: NextStepProps) {
  switch (knownStatus(order.status)) {
    case 'pending_manual':
      return <ConfirmAction order={order} />;
    case 'pending_transfer_proof':
      return <ChatLink order={order} variant="primary" label={texts.next.askProof} />;
    case 'pending_transfer_confirmation':
      return <MarkPaid variant="primary" change={change} changing={changing} />;
    case 'confirmado':
      return (
        <>
          <HandOver order={order} />
          <MarkPaid
            variant={nextFulfillment(order) ? 'secondary' : 'primary'}
            change={change}
            changing={changing}
          />
        </>
      );
    case 'paid':
      return (
        <>
          <HandOver order={order} />
          <ChatLink order={order} label={texts.next.tellReady} />
        </>
      );
    default:
      // Money of a payment online goes back by its own panel.
      return mustGiveBack(order) && order.paymentMethod !== 'mercado_pago' ? (
        <GiveBack order={order} />
      ) : null;
  }
}

/** Returns what becomes of the goods next; null when they are at their customer's, or go nowhere. */
function goodsText({ fulfillment, deliveryMethod }: AdminOrder): string | null {
  switch (knownFulfillment(fulfillment)) {
    case 'to_prepare':
      return texts.next.prepare;
    case 'ready':
      return texts.next.hand_over[deliveryMethod];
    case 'in_transit':
      return texts.next.on_its_way;
    case 'delivered':
      return null;
  }
}

function stepText(order: AdminOrder): string {
  const status = knownStatus(order.status);
  if (mustGiveBack(order)) return texts.next.giveBack(formatMoney(-amountDue(order)));
  if (order.proofReason) return texts.next.proofAgain(order.proofReason);
  const goods = status === 'paid' || status === 'confirmado' ? goodsText(order) : null;
  return goods ? goods + (status === 'confirmado' ? texts.next.collect : '') : texts.next[status];
}

// The accepted proof takes its button and much of the page's height along; focus shows what comes next.
const focusOnMount = (section: HTMLElement | null) => section?.focus();

export function NextStep({ onReload, ...acting }: NextStepProps & { onReload: () => void }) {
  const { order } = acting;
  const acceptor = useAcceptProof(order);
  if (needsProofReview(order)) return <ProofReview {...acting} acceptor={acceptor} onReload={onReload} />;
  return (
    <section
      aria-label={texts.next.title}
      {...(acceptor.hasAccepted && { ref: focusOnMount, tabIndex: -1 })}
      className="flex scroll-mt-20 flex-wrap items-center justify-between gap-3 rounded-panel border border-line bg-blush px-5 py-4"
    >
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-xs font-semibold text-wine">{texts.next.title}</h2>
        <p className="font-medium break-words">{stepText(order)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {acceptor.hasAccepted && <NextProof order={order} />}
        <IfCan call="updateOrderStatus">
          <PrimaryAction {...acting} />
        </IfCan>
      </div>
    </section>
  );
}
