import { useEffect, useRef, useState } from 'react';
import { formatDate } from '@shop/web-kit/format';
import { Icon } from '@shop/web-kit/icons';
import { ORDER_PARAM, paths } from '../../navigation/paths.ts';
import { Link } from '../../router/router.tsx';
import { ownOrders, useOwnOrders, type OwnOrder } from './own-orders.ts';
import { ownTexts as texts } from './texts.ts';

const addressOf = ({ orderNumber, token }: OwnOrder): string =>
  token
    ? paths.trackedOrder(orderNumber, token)
    : `${paths.tracking}?${ORDER_PARAM}=${encodeURIComponent(orderNumber)}`;

type RowProps = { order: OwnOrder; onRemove: () => void };

const Row = ({ order, onRemove }: RowProps) => (
  <li className="flex items-center justify-between gap-3 py-1">
    <Link to={addressOf(order)} className="link min-w-0 py-2.5 font-semibold tabular-nums">
      {texts.open(order.orderNumber)}{' '}
      <span className="inline-block font-normal text-ink-soft">{texts.of(formatDate(order.createdAt))}</span>
    </Link>
    <button
      type="button"
      className="icon-btn shrink-0"
      aria-label={texts.removeOf(order.orderNumber)}
      onClick={onRemove}
    >
      <Icon name="x" />
    </button>
  </li>
);

type Removed = { before: readonly OwnOrder[]; text: string };

/** Lists the orders that were placed or opened on this device, each with the way to its page and out of the list. */
export function OwnOrdersList() {
  const orders = useOwnOrders();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (removed) undo.current?.focus();
  }, [removed]);
  if (orders.length === 0 && !removed) return null;
  const remove = (orderNumber: string) => {
    setRemoved({ before: orders, text: texts.removed });
    ownOrders().forget(orderNumber);
  };
  const removeAll = () => {
    setRemoved({ before: orders, text: texts.removedAll });
    ownOrders().replace([]);
  };
  const restore = () => {
    if (removed) ownOrders().replace(removed.before);
    setRemoved(null);
  };
  return (
    <section aria-labelledby="tus-pedidos" className="mt-8 rounded-hero bg-white p-5 sm:p-8">
      <h2 id="tus-pedidos" className="text-h3">
        {texts.heading}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{texts.onlyHere}</p>
      <ul className="mt-3 divide-y divide-line empty:hidden">
        {orders.map((order) => (
          <Row key={order.orderNumber} order={order} onRemove={() => remove(order.orderNumber)} />
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap items-center gap-x-4">
        <p role="status" className="font-medium empty:hidden">
          {removed?.text}
        </p>
        {removed && (
          <button ref={undo} type="button" className="link min-h-11 font-semibold" onClick={restore}>
            {texts.undo}
          </button>
        )}
        {orders.length > 1 && (
          <button type="button" className="link min-h-11 text-sm" onClick={removeAll}>
            {texts.removeAll}
          </button>
        )}
      </div>
    </section>
  );
}
