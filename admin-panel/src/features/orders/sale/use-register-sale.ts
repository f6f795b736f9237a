import { formatMoney } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAction } from '#shared/actions/use-action.ts';
import { faultsByPath } from '#shared/faults-by-path.ts';
import { paths } from '#shared/paths.ts';
import { contentQuery } from '#shared/shop-queries.ts';
import { toast, TOAST_MS } from '#shared/toasts.ts';
import { refreshOrders } from '../queries.ts';
import { registerSale } from './queries.ts';
import { emptySale, type TypedSale, saleTotals } from './sale.ts';
import { texts } from './texts.ts';

/** Holds a sale until it is registered; a refused one stays as it was typed. */
export function useRegisterSale() {
  const navigate = useNavigate();
  const [sale, setSale] = useState<TypedSale>(emptySale);
  const [lastSold, setLastSold] = useState('');
  const totals = saleTotals(sale, useQuery(contentQuery).data?.checkout);
  const { mutate, isPending, error, reset } = useAction({
    run: () => registerSale(sale, totals),
    done: ({ order }) => {
      toast.success(texts.done(order.orderNumber, formatMoney(order.total)), {
        duration: TOAST_MS.newOrder,
        action: { label: texts.see, onClick: () => void navigate(paths.order(order._id)) },
      });
      setLastSold(order._id);
      // The next client of the day buys on the same channel.
      setSale(({ channel }) => ({ ...emptySale, channel }));
    },
    settled: refreshOrders,
  });
  const change = (part: Partial<TypedSale>) => {
    if (error) reset();
    setSale((before) => ({ ...before, ...part }));
  };
  return {
    sale,
    totals,
    /** The id of the sale that was registered last; what was typed beside it goes with it. */
    lastSold,
    change,
    submit: () => mutate(),
    isPending,
    failure: error && errorText(error, texts.failed),
    faults: faultsByPath(error),
  };
}
