import { useEffect, useRef } from 'react';
import { formatMoney, formatShipping } from '@shop/web-kit/format';
import { Icon } from '@shop/web-kit/icons';
import { AlertDialog } from '#features/checkout/placing/alert-dialog.tsx';
import type { CheckoutFailure } from './checkout-failure.ts';
import { texts } from '../texts.ts';

type Of<T extends CheckoutFailure['type']> = Extract<CheckoutFailure, { type: T }>;
type Answers = { accept: () => void; cancel: () => void };

/** The alert of a failed order: focused, and everything typed is still there. */
export function FailureBanner({ failure }: { failure: Of<'message'> }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-image border border-danger bg-danger-soft p-4"
    >
      <p className="flex gap-2 font-semibold text-danger">
        <Icon name="circle-alert" className="mt-0.5 size-5 shrink-0" />
        {failure.text}
      </p>
      {failure.detail && <p className="mt-1 pl-7">{failure.detail}</p>}
    </div>
  );
}

const Actions = ({ accept, cancel, words }: Answers & { words: { accept: string; cancel: string } }) => (
  <>
    <button type="button" className="btn btn-outline" onClick={cancel}>
      {words.cancel}
    </button>
    <button type="button" className="btn btn-primary" onClick={accept}>
      {words.accept}
    </button>
  </>
);

type Row = { label: string; before: string; now: string };

function rowsOf({ lines, before, after }: Of<'prices'>): Row[] {
  const figures: Row[] = [
    {
      label: texts.prices.shipping,
      before: formatShipping(before.shippingCost),
      now: formatShipping(after.shippingCost),
    },
    {
      label: texts.prices.cashFee,
      before: formatMoney(before.cashFee),
      now: formatMoney(after.cashFee),
    },
  ].filter((row) => row.before !== row.now);
  const products = lines.map(({ name, from, to }) => ({
    label: name,
    before: formatMoney(from),
    now: formatMoney(to),
  }));
  const total = {
    label: texts.prices.total,
    before: formatMoney(before.total),
    now: formatMoney(after.total),
  };
  return [...products, ...figures, total];
}

/** The shop's figures differ from the ones shown: both are, and the order waits for a yes. */
export function PricesDialog({ failure, ...answers }: Answers & { failure: Of<'prices'> }) {
  return (
    <AlertDialog
      title={texts.prices.title}
      onClose={answers.cancel}
      actions={<Actions {...answers} words={texts.prices} />}
    >
      <p>{texts.prices.intro}</p>
      <table className="w-full text-left tabular-nums">
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="py-1 font-medium">
              {texts.prices.product}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {texts.prices.before}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {texts.prices.now}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {rowsOf(failure).map(({ label, before, now }) => (
            <tr key={label} className="last:font-semibold">
              <th scope="row" className="py-2 pr-2 font-medium">
                {label}
              </th>
              <td className="py-2 pl-2 text-right text-muted">
                <s>{before}</s>
              </td>
              <td className="py-2 pl-2 text-right">{now}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </AlertDialog>
  );
}

/** Units that were sold meanwhile: what was asked for, and what is left. */
export const StockDialog = ({ failure, ...answers }: Answers & { failure: Of<'stock'> }) => (
  <AlertDialog
    title={texts.stock.title}
    onClose={answers.cancel}
    actions={<Actions {...answers} words={texts.stock} />}
  >
    <p>{texts.stock.intro}</p>
    <ul className="list-disc pl-5">
      {failure.lines.map(({ name, wanted, available }, index) => (
        <li key={index}>{texts.stock.line(name, wanted, available)}</li>
      ))}
    </ul>
  </AlertDialog>
);

/** Nothing to order: the only way is to the cart. */
export const EmptyCartDialog = ({ leave }: { leave: () => void }) => (
  <AlertDialog
    title={texts.emptyTitle}
    onClose={leave}
    actions={
      <button type="button" className="btn btn-primary" onClick={leave}>
        {texts.goToCart}
      </button>
    }
  >
    <p>{texts.emptyText}</p>
  </AlertDialog>
);
