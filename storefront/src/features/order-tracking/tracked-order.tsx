import type { ReactNode } from 'react';
import {
  awaitsProof,
  buyerProgress,
  isStopped,
  knownStatus,
  offersHelp,
  statusLabel,
  WITHDRAWAL_SUBJECT,
  type CheckoutContent,
} from '@shop/contract';
import { ORDER_PARAM, paths, TOKEN_PARAM, withdrawalOf } from '#shared/navigation/paths.ts';
import { BankData } from '#shared/order/bank-data.tsx';
import { ItemList } from '#shared/order/item-list.tsx';
import { OrderPolicies } from '#shared/order/order-policies.tsx';
import { OnlinePaymentPart } from '#shared/order/online/online-payment-part.tsx';
import { AddProof } from '#shared/order/proof/add-proof.tsx';
import { dueOf, isFullOrder, type AnyOrder } from '#shared/order/order-progress.ts';
import { PaidInPart } from '#shared/order/paid-in-part.tsx';
import { PaymentDeadline } from '#shared/order/payment-deadline.tsx';
import { PickupCode } from '#shared/order/pickup-code.tsx';
import { PrintedSeller } from '#shared/order/printed-seller.tsx';
import { ProgressSteps } from '#shared/order/progress-steps.tsx';
import { StatusBadge } from '#shared/order/status-badge.tsx';
import { TotalsList } from '#shared/order/totals-list.tsx';
import { Link } from '#shared/router/router.tsx';
import { ChatButton } from '#shared/ui/chat-button.tsx';
import { texts } from './texts.ts';
import { PhoneDigits } from './phone-digits.tsx';
import { deliveryFacts, generalFacts, type Fact } from './tracked-facts.ts';

type TrackedOrderProps = {
  /** The last digits of the phone that were tried; null before. */
  digits: string | null;
  onDigits: (digits: string) => void;
  order: AnyOrder;
  checkout: CheckoutContent;
  token: string | null;
  chatHref: string | null;
  /** Stands before all other actions of the order. */
  first?: ReactNode;
  actions?: ReactNode;
};

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-t border-line p-5 sm:p-8">
    <h3 className="mb-3 font-semibold">{title}</h3>
    {children}
  </section>
);

const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2">
    {facts
      .filter(([, text]) => text !== '')
      .map(([label, text]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-medium break-words whitespace-pre-line">{text}</dd>
        </div>
      ))}
  </dl>
);

// The link carries the order number along, so that nobody has to copy it.
const Withdrawal = ({ orderNumber, token }: { orderNumber: string; token: string | null }) => (
  <p className="no-print border-t border-line p-5 text-sm sm:px-8">
    {texts.withdrawal}{' '}
    <Link to={withdrawalOf(orderNumber, token)} className="link py-3.5 font-semibold">
      {WITHDRAWAL_SUBJECT}
    </Link>
  </p>
);

const MyData = ({ orderNumber, token }: { orderNumber: string; token: string }) => (
  <p className="no-print border-t border-line p-5 text-sm sm:px-8">
    <Link
      to={`${paths.myData}?${new URLSearchParams({ [ORDER_PARAM]: orderNumber, [TOKEN_PARAM]: token }).toString()}`}
      className="link py-3.5"
    >
      {texts.myData}
    </Link>
  </p>
);

const InvoiceLink = ({ order }: Pick<TrackedOrderProps, 'order'>) =>
  isFullOrder(order) &&
  order.invoice?.url && (
    <a
      href={order.invoice.url}
      rel="noopener"
      className="no-print link mt-3 inline-flex min-h-11 items-center"
    >
      {texts.openInvoice}
    </a>
  );

function Progress({ order }: { order: AnyOrder }) {
  const status = knownStatus(order.status);
  if (status === 'cancelled' || status === 'refunded') {
    const text = isFullOrder(order) ? buyerProgress(order).money.text : '';
    return <p className="px-2 text-ink-soft sm:px-0">{`${texts[status]} ${text && `${text}.`}`.trim()}</p>;
  }
  return <ProgressSteps order={order} />;
}

const HEADING = 'pedido-encontrado';

function MissingProof({ order, checkout, token }: TrackedOrderProps) {
  if (!isFullOrder(order) || !token || !awaitsProof(order)) return null;
  return (
    <div className="flex flex-col gap-4 border-t border-line p-5 sm:p-8">
      <BankData transfer={checkout.paymentInfo.bankTransfer} amount={dueOf(order)} />
      <AddProof orderNumber={order.orderNumber} token={token} focusAfterwards={HEADING} />
    </div>
  );
}

/** Says above all else why another proof is needed; the upload stands below, with the bank data. */
const ProofReason = ({ order }: Pick<TrackedOrderProps, 'order'>) =>
  isFullOrder(order) &&
  order.proofReason && (
    <p className="mx-5 mb-5 rounded-panel bg-blush p-4 break-words whitespace-pre-line sm:mx-8">
      <strong className="font-semibold">{texts.proofAgain}</strong> {order.proofReason}
    </p>
  );

const Help = ({ chatHref }: { chatHref: string }) => (
  <section className="no-print flex flex-wrap items-center justify-between gap-4 bg-blush p-5 sm:p-8">
    <div>
      <h3 className="font-semibold">{texts.helpHeading}</h3>
      <p className="text-ink-soft">{texts.helpText}</p>
    </div>
    <ChatButton href={chatHref} className="btn btn-primary" text={texts.help} />
  </section>
);

const asksDigits = (order: AnyOrder): boolean => 'asksDigits' in order && order.asksDigits === true;

function Details(props: TrackedOrderProps) {
  const { order, checkout } = props;
  return (
    <>
      <MissingProof {...props} />
      <Block title={texts.general}>
        <FactList facts={generalFacts(order)} />
        <InvoiceLink order={order} />
        {!isFullOrder(order) && <p className="mt-3 text-sm text-muted">{texts.masked}</p>}
      </Block>
      <Block title={texts.delivery}>
        <FactList facts={deliveryFacts(order, checkout)} />
        <PickupCode order={order} />
      </Block>
      <Block title={texts.items}>
        <ItemList items={order.items} />
        <div className="mt-4 ml-auto max-w-sm rounded-panel bg-sand p-4">
          <TotalsList totals={order} order={order} />
          <PaidInPart order={order} />
        </div>
      </Block>
    </>
  );
}

export function TrackedOrder(props: TrackedOrderProps) {
  const { order, chatHref } = props;
  return (
    <article aria-labelledby={HEADING} className="overflow-hidden rounded-hero bg-white">
      <PrintedSeller />
      <header className="flex flex-wrap items-center justify-between gap-3 p-5 sm:p-8">
        <div>
          <h2 id={HEADING} tabIndex={-1} className="font-sans text-h3 font-semibold tabular-nums">
            {texts.order(order.orderNumber)}
          </h2>
          <p className="text-sm text-muted">{statusLabel(order.status)}</p>
        </div>
        {/* Announces the status that a proof sent from this page leads to. */}
        <span role="status">
          <StatusBadge order={order} />
        </span>
      </header>
      <PaymentDeadline order={order} />
      <ProofReason order={order} />
      <div className="px-5 pb-5 empty:hidden sm:px-8">
        <OnlinePaymentPart order={order} token={props.token} />
      </div>
      <div className="px-3 pb-6 sm:px-8">
        <Progress order={order} />
      </div>
      <div className="no-print">
        {props.first}
        {props.actions}
      </div>
      {asksDigits(order) ? (
        <PhoneDigits {...props} orderNumber={order.orderNumber} />
      ) : (
        <Details {...props} />
      )}
      {offersHelp(order.status) && chatHref && <Help chatHref={chatHref} />}
      <OrderPolicies order={order} className="no-print border-t border-line p-5 text-sm sm:px-8" />
      {isFullOrder(order) && props.token && <MyData orderNumber={order.orderNumber} token={props.token} />}
      {!isStopped(order.status) && <Withdrawal orderNumber={order.orderNumber} token={props.token} />}
    </article>
  );
}
