import {
  type AdminOrder,
  dueAtHandover,
  formatMoney,
  orderState,
  type OrderStep,
  PICKUP_CODE,
} from '@shop/contract';
import { IfCan } from '#shared/access/if-can.tsx';
import { ORDER_CASES_ID } from '#shared/paths.ts';
import { Button } from '#ui/button.tsx';
import { DecideUnits } from '../status/decide-units.tsx';
import { AllowedStep, type StepProps } from '../step/step-action.tsx';
import { useStepFocus } from '../step/step-focus.ts';
import { needsProofReview, ProofReview } from './proof-review.tsx';
import { type Walk } from '../walk/use-walk.ts';
import { WalkOn } from '../walk/walk-steps.tsx';
import { texts } from './texts.ts';
import { useAcceptProof } from './use-accept-proof.ts';

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
  const due = dueAtHandover(order);
  if (due === 0) return t[step];
  const paid = order.deliveryMethod === 'pickup' ? t.atPickup : t.atHandover;
  return `${t[step]} ${paid(formatMoney(due))}`;
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

/** Names the code that whoever collects the order says; the order may be handed over without it. */
const PickupQuestion = ({ order: { pickupCode } }: Pick<StepProps, 'order'>) =>
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

const stateOf = ({ status, fulfillment, paidAmount, refundedAmount, unitsToDecide }: AdminOrder): string =>
  [status, fulfillment, paidAmount, refundedAmount, unitsToDecide].join();

type NextStepProps = StepProps & { onReload: () => void; walk: Walk | null };

/** Says what to do next on an order, with the button that does it, and where the list goes on once that is done. */
export function NextStep({ onReload, walk, ...acting }: NextStepProps) {
  const { order } = acting;
  const acceptor = useAcceptProof(order);
  const section = useStepFocus(`${stateOf(order)}${walk?.place === null}`);
  const steps = orderState(order).nextSteps;
  const step = firstAction(steps);
  if (needsProofReview(order)) return <ProofReview {...acting} acceptor={acceptor} onReload={onReload} />;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={texts.next.title}
      className="flex scroll-mt-20 flex-wrap items-center justify-between gap-3 rounded-panel border border-line bg-blush px-4 py-3 sm:px-5 sm:py-4"
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
        {walk && <WalkOn walk={walk} />}
        {steps.includes('attend_case') && (
          <Button asChild>
            <a href={`#${ORDER_CASES_ID}`}>{texts.next.toCases}</a>
          </Button>
        )}
        {step && <AllowedStep {...acting} step={step} />}
        {/* The goods of an order whose money went back in part may go on, so its units wait beside another step. */}
        <IfCan call="updateOrderStatus">
          {step !== 'decide_units' && steps.includes('decide_units') && (
            <DecideUnits order={order} variant="secondary" />
          )}
        </IfCan>
      </div>
    </section>
  );
}
