import { type AdminOrder, listOrders, MAX_PAGE_SIZE } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useAction } from '#shared/actions/use-action.ts';
import { Button } from '#ui/button.tsx';
import { OrderPapers } from '../print/order-papers.tsx';
import { texts } from '../texts.ts';

const allToPrepare = async (): Promise<AdminOrder[]> =>
  (await call(listOrders, { query: { queue: 'to_prepare', limit: MAX_PAGE_SIZE } })).orders;

/** Prints what must be packed today: every unit to fetch from the shelves, then the orders one by one. */
export function PackingDay({ count }: { count: number }) {
  const { mutate, isPending, data, reset } = useAction({
    run: allToPrepare,
    failed: () => texts.fulfillment.day.failed,
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 px-4 pb-3">
      <p className="text-sm text-muted">{texts.fulfillment.day.hint(count)}</p>
      <Button
        icon="printer"
        disabled={count === 0}
        busy={isPending}
        busyLabel={texts.fulfillment.day.loading}
        onClick={() => mutate()}
      >
        {texts.fulfillment.day.print}
      </Button>
      {data && <OrderPapers kind="day" orders={data} onPrinted={reset} />}
    </div>
  );
}
