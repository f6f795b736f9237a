import { useEffect, useId, useRef, type ReactNode } from 'react';
import { formatMoney, formatShipping } from '@shop/web-kit/format';
import { Icon } from '@shop/web-kit/icons';
import { useModalDialog } from '#shared/ui/use-modal-dialog.ts';
import type { CheckoutFailure } from './checkout-failure.ts';
import { texts } from '../texts.ts';

type Of<T extends CheckoutFailure['type']> = Extract<CheckoutFailure, { type: T }>;
type Decision = { accept: () => void; cancel: () => void };

type AlertDialogProps = { title: string; onClose: () => void; children: ReactNode; actions: ReactNode };

function AlertDialog({ title, onClose, children, actions }: AlertDialogProps) {
  const id = useId();
  const dialog = useModalDialog(onClose);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="m-auto w-[min(30rem,100vw-2rem)] rounded-hero bg-paper p-6 text-ink shadow-overlay sm:p-8"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={`${id}-title`} className="text-h3">
        {title}
      </h2>
      <div id={`${id}-text`} className="mt-3 flex flex-col gap-3">
        {children}
      </div>
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{actions}</div>
    </dialog>
  );
}

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
      className="rounded-panel border border-danger bg-danger-soft p-4"
    >
      <p className="flex gap-2 font-semibold text-danger">
        <Icon name="circle-alert" className="mt-0.5 size-5 shrink-0" />
        {failure.text}
      </p>
      {failure.detail && <p className="mt-1 pl-7">{failure.detail}</p>}
    </div>
  );
}

const Actions = ({ accept, cancel, labels }: Decision & { labels: { accept: string; cancel: string } }) => (
  <>
    <button type="button" className="btn btn-outline" onClick={cancel}>
      {labels.cancel}
    </button>
    <button type="button" className="btn btn-primary" onClick={accept}>
      {labels.accept}
    </button>
  </>
);

type Row = { label: string; before: string; now: string };

function listRows({ lines, before, after }: Of<'prices'>): Row[] {
  const { prices } = texts;
  const row = (label: string, from: number, to: number, format = formatMoney): Row => ({
    label,
    before: format(from),
    now: format(to),
  });
  const costs = [
    row(prices.coupon, -before.couponDiscount, -after.couponDiscount),
    row(prices.paymentDiscount, -before.paymentDiscount, -after.paymentDiscount),
    row(prices.shipping, before.shippingCost, after.shippingCost, formatShipping),
    row(prices.cashFee, before.cashFee, after.cashFee),
  ].filter((cost) => cost.before !== cost.now);
  const products = lines.map(({ name, from, to }) => row(name, from, to));
  return [...products, ...costs, row(prices.total, before.total, after.total)];
}

export function PricesDialog({ failure, ...decision }: Decision & { failure: Of<'prices'> }) {
  return (
    <AlertDialog
      title={texts.prices.title}
      onClose={decision.cancel}
      actions={<Actions {...decision} labels={texts.prices} />}
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
          {listRows(failure).map(({ label, before, now }) => (
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

export const StockDialog = ({ failure, ...decision }: Decision & { failure: Of<'stock'> }) => (
  <AlertDialog
    title={texts.stock.title}
    onClose={decision.cancel}
    actions={<Actions {...decision} labels={texts.stock} />}
  >
    <p>{texts.stock.intro}</p>
    <ul className="list-disc pl-5">
      {failure.lines.map(({ name, wanted, available }, index) => (
        <li key={index}>{texts.stock.line(name, wanted, available)}</li>
      ))}
    </ul>
  </AlertDialog>
);

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
