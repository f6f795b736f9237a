import { Icon } from '@shop/web-kit/icons';
import { buyerProgress, type BuyerProgress, type StepState } from '@shop/contract';
import type { AnyOrder } from './order-progress.ts';
import { texts } from './texts.ts';

const MARKS: Record<StepState, string> = {
  done: 'border-success bg-success text-white',
  current: 'border-wine bg-white text-wine',
  ahead: 'border-line-strong bg-white text-muted',
};

const MoneyLine = ({ money }: Pick<BuyerProgress, 'money'>) => (
  <p className="mb-4 flex items-center justify-center gap-2 font-medium">
    <Icon name={money.isDone ? 'circle-check' : 'clock'} className="size-5 shrink-0" />
    <span>
      {texts.steps.payment} {money.text}
    </span>
  </p>
);

function GoodsSteps({ order, goods }: Pick<BuyerProgress, 'goods'> & { order: AnyOrder }) {
  return (
    <ol aria-label={texts.steps.heading} className="grid grid-cols-4">
      {goods.map(({ step, state }, index) => (
        <li
          key={step}
          aria-current={state === 'current' ? 'step' : undefined}
          className="relative flex flex-col items-center gap-2 text-center"
        >
          {index > 0 && (
            <span
              aria-hidden="true"
              className={`absolute top-[calc(1rem-1px)] right-1/2 h-0.5 w-full ${state === 'done' ? 'bg-success' : 'bg-line'}`}
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
            <span className="block text-xs font-normal text-muted">{texts.steps.states[state]}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Shows where the money of an order is, and where its goods are, a line each; nothing once it is stopped. */
export function ProgressSteps({ order }: { order: AnyOrder }) {
  const { money, goods } = buyerProgress(order);
  if (goods.length === 0) return null;
  return (
    <>
      <MoneyLine money={money} />
      <GoodsSteps order={order} goods={goods} />
    </>
  );
}
