import { Icon } from '@shop/web-kit/icons';
import { listProgress, type AnyOrder, type Step, type StepState } from './order-progress.ts';
import { texts } from './texts.ts';

const MARKS: Record<StepState, string> = {
  done: 'border-success bg-success text-white',
  current: 'border-wine bg-white text-wine',
  ahead: 'border-line-strong bg-white text-muted',
};

// While a payment is awaited, the buyer wants to know whether it is her turn.
const stateText = ({ status }: AnyOrder, step: Step, state: StepState): string => {
  const isAwaited = step === 'paid' && state === 'current';
  if (isAwaited && status === 'pending_transfer_proof') return texts.steps.proofMissing;
  if (isAwaited && status === 'pending_mercado_pago') return texts.steps.paymentMissing;
  if (isAwaited && status === 'pending_transfer_confirmation') return texts.steps.proofChecked;
  return texts.steps.states[state];
};

export function ProgressSteps({ order }: { order: AnyOrder }) {
  const steps = listProgress(order);
  if (steps.length === 0) return null;
  return (
    <ol aria-label={texts.steps.heading} className="grid grid-cols-4">
      {steps.map(({ step, state }, index) => (
        <li
          key={step}
          aria-current={state === 'current' ? 'step' : undefined}
          className="relative flex flex-col items-center gap-2 text-center"
        >
          {index > 0 && (
            <span
              aria-hidden="true"
              className={`absolute top-4 right-1/2 h-0.5 w-full -translate-y-1/2 ${state === 'done' ? 'bg-success' : 'bg-line'}`}
            />
          )}
          <span
            aria-hidden="true"
            className={`relative z-10 flex size-8 items-center justify-center rounded-full border-2 text-sm font-semibold ${MARKS[state]}`}
          >
            {state === 'done' ? <Icon name="check" className="size-4" /> : index + 1}
          </span>
          <span className="text-sm font-medium">
            {texts.steps[step](order.deliveryMethod)}
            <span className="block text-xs font-normal text-muted">{stateText(order, step, state)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
