import { businessDay, formatPromisedDay, isOpenExchange, variantName, type Exchange } from '@shop/contract';
import { formatDateTime, formatMoney } from '@shop/web-kit/format';
import { Icon } from '@shop/web-kit/icons';
import { texts } from './texts.ts';

export const dayText = (iso: string): string => formatPromisedDay(businessDay(new Date(iso)), true);

function differenceOf({ difference, state }: Exchange): string {
  if (difference === 0 || !isOpenExchange(state)) return '';
  return difference > 0 ? texts.pay(formatMoney(difference)) : texts.getBack(formatMoney(-difference));
}

const Steps = ({ steps }: Pick<Exchange, 'steps'>) => (
  <ol className="flex flex-col gap-2">
    {steps.map(({ at, state }) => (
      <li key={state} className="flex gap-2">
        <Icon name="check" className="mt-1 size-4 shrink-0 text-success" />
        <p>
          <span className="font-medium">{texts.steps[state]}</span>
          <time dateTime={at} className="block text-sm text-muted">
            {formatDateTime(at)}
          </time>
        </p>
      </li>
    ))}
  </ol>
);

/** Shows an exchange with its state and history. */
export const ExchangeState = ({ exchange }: { exchange: Exchange }) => {
  const { code, state, title, quantity, from, to, heldUntil, reason, steps } = exchange;
  return (
    <li className="flex flex-col gap-3 rounded-image bg-sand p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">
          <span className="tabular-nums">{texts.code(code)}</span>
        </h3>
        <span className="rounded-full bg-white px-3 py-1 text-sm font-medium text-wine">
          {texts.states[state]}
        </span>
      </div>
      <p className="break-words">{`${quantity} × ${title}: ${variantName(from)} → ${variantName(to)}`}</p>
      <p className="font-medium empty:hidden">{differenceOf(exchange)}</p>
      {heldUntil && <p>{texts.held(dayText(heldUntil))}</p>}
      {reason && (
        <p className="break-words whitespace-pre-line">
          <strong className="font-semibold">{texts.reason}</strong> {reason}
        </p>
      )}
      <Steps steps={steps} />
    </li>
  );
};
