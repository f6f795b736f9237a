import { type AdminOrder, goodsState, type OrderStep } from '@shop/contract';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { IfCan } from '#shared/access/if-can.tsx';
import { ORDER_CASES_ID } from '#shared/paths.ts';
import { Button, type ButtonProps, buttonStyles } from '#ui/button.tsx';
import { ChatLink } from '../detail/customer-chat-link.tsx';
import { texts as detailTexts } from '../detail/texts.ts';
import { type ChangeOrder, useConfirmOrder } from '../detail/use-change-order.tsx';
import { stepTaken, useChangeFulfillment, usualStep } from '../fulfillment/use-change-fulfillment.ts';
import { type MoneyWay, RecordPaymentDialog } from '../payments/record-payment-dialog.tsx';
import { texts as paymentTexts } from '../payments/texts.ts';
import { DecideUnits } from '../status/decide-units.tsx';
import { texts as orderTexts } from '../texts.ts';
import { useOrderPath } from '../walk/list-of-order.ts';
import { NEXT_STEP } from './step-focus.ts';

const t = detailTexts.next;

export type StepProps = {
  order: AdminOrder;
  change: ChangeOrder;
  changing: boolean;
  /** In a list the buttons are smaller, and name their order. */
  inList?: boolean;
};
type ActionProps = StepProps & { step: OrderStep };

const looksOf = (inList: boolean) =>
  inList ? ({ variant: 'secondary', size: 'sm' } as const) : ({ variant: 'primary', size: 'md' } as const);

type StepButtonProps = Pick<StepProps, 'order' | 'inList'> & ButtonProps;

const OfOrder = ({ order, inList }: Pick<StepProps, 'order' | 'inList'>) =>
  inList && <span className="sr-only">{orderTexts.table.ofOrder(order.orderNumber)}</span>;

/** Takes a step; a double click or a held key is one press, as by then the button may take the step after it. */
const StepButton = ({ order, inList = false, onClick, children, ...rest }: StepButtonProps) => (
  <Button
    {...NEXT_STEP}
    {...looksOf(inList)}
    {...rest}
    onKeyDown={(event) => event.repeat && event.preventDefault()}
    onClick={(event) => event.detail < 2 && onClick?.(event)}
  >
    {children}
    <OfOrder order={order} inList={inList} />
  </Button>
);

type StepLinkProps = Pick<StepProps, 'order'> & { label: string; hash?: string };

function StepLink({ order, label, hash = '' }: StepLinkProps) {
  const pathOf = useOrderPath();
  return (
    <Link {...NEXT_STEP} to={`${pathOf(order._id)}${hash}`} className={buttonStyles({ size: 'sm' })}>
      {label}
      <OfOrder order={order} inList />
    </Link>
  );
}

function ConfirmAction({ order, inList }: StepProps) {
  const { confirm, confirming, dialog } = useConfirmOrder(order);
  return (
    <>
      <StepButton
        order={order}
        inList={inList}
        busyLabel={detailTexts.confirm.submitting}
        busy={confirming}
        onClick={confirm}
      >
        {detailTexts.confirm.submit}
      </StepButton>
      {dialog}
    </>
  );
}

const MarkPaid = ({ order, inList, change, changing }: StepProps) => (
  <StepButton
    order={order}
    inList={inList}
    busyLabel={t.marking}
    busy={changing}
    onClick={() => change({ status: 'paid' })}
  >
    {t.markPaid}
  </StepButton>
);

/** Takes the goods one step towards the customer; the form of the page takes any other step. */
function HandOver({ order, inList }: StepProps) {
  const { change: take, isChanging } = useChangeFulfillment();
  const { next } = goodsState(order);
  if (!next) return null;
  const step = usualStep(order, next);
  return (
    <StepButton
      order={order}
      inList={inList}
      busyLabel={t.marking}
      busy={isChanging}
      onClick={() => take(order, step)}
    >
      {t.mark(stepTaken(order, step))}
    </StepButton>
  );
}

function RecordMoney({ order, inList, way }: StepProps & { way: MoneyWay }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <StepButton order={order} inList={inList} onClick={() => setOpen(true)}>
        {paymentTexts[way].open}
      </StepButton>
      {isOpen && <RecordPaymentDialog order={order} way={way} onClose={() => setOpen(false)} />}
    </>
  );
}

function Collect(props: StepProps) {
  const { order, inList = false } = props;
  if (order.status === 'pending_transfer_proof')
    return <ChatLink order={order} {...looksOf(inList)} label={t.askProof} isShort={inList} />;
  // A payment online comes by itself.
  if (order.status === 'pending_mercado_pago') return null;
  if (order.status === 'paid') return <RecordMoney {...props} way="payment" />;
  return <MarkPaid {...props} />;
}

function Goods(props: StepProps) {
  const { order, inList } = props;
  if (inList) return <HandOver {...props} />;
  return (
    <>
      <HandOver {...props} />
      {order.status === 'paid' && <ChatLink order={order} label={t.tellReady} />}
    </>
  );
}

// Money of a payment online goes back by the order's own panel.
function ReturnMoney(props: StepProps) {
  const { order, inList } = props;
  if (order.paymentMethod !== 'mercado_pago') return <RecordMoney {...props} way="refund" />;
  return inList && <StepLink order={order} label={orderTexts.table.open} />;
}

const AttendCase = ({ order, inList }: StepProps) =>
  inList && <StepLink order={order} label={t.toCases} hash={`#${ORDER_CASES_ID}`} />;

const VerifyProof = (props: StepProps) =>
  props.inList ? <StepLink order={props.order} label={orderTexts.table.toProof} /> : <MarkPaid {...props} />;

const Decide = ({ order, inList = false }: StepProps) => <DecideUnits order={order} {...looksOf(inList)} />;

const ACTIONS: Record<OrderStep, ((props: StepProps) => ReactNode) | null> = {
  prepare: Goods,
  hand_over: Goods,
  ship: Goods,
  deliver: Goods,
  confirm: ConfirmAction,
  verify_proof: VerifyProof,
  collect: Collect,
  return_money: ReturnMoney,
  decide_units: Decide,
  attend_case: AttendCase,
  answer_dispute: null,
  await_payment: null,
};

/** Does a piece of work on an order with one button, or opens what it needs; null where there is nothing to press. */
function StepAction({ step, ...acting }: ActionProps) {
  const Action = ACTIONS[step];
  return Action && <Action {...acting} />;
}

const LINKS: readonly OrderStep[] = ['verify_proof', 'attend_case'];

/** Shows the button of a step to people who may take it; what only opens a page is for all. */
export const AllowedStep = (props: ActionProps) => (
  <IfCan
    call="updateOrderStatus"
    otherwise={props.inList && LINKS.includes(props.step) ? <StepAction {...props} /> : null}
  >
    <StepAction {...props} />
  </IfCan>
);
