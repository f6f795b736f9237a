import { ANY_QUEUE, OLD_WORK, ORDER_QUEUES, type OrderCounts } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { classNames } from '#ui/class-names.ts';
import { TabStrip, tabRowStyles } from '#ui/layout/tab-strip.tsx';
import { orderQueues } from '#shared/order-queues.ts';
import type { OrderFilters } from '../filters/order-filters.ts';
import { texts } from '../texts.ts';

type ShownQueue = keyof typeof orderQueues;

type QueueViewsProps = {
  queue: OrderFilters['queue'];
  summary: OrderCounts | undefined;
  onQueue: (queue: OrderFilters['queue']) => void;
};

type QueueButtonProps = {
  queue: ShownQueue;
  /** Null for a list that nobody counts; undefined until it is counted. */
  count: number | null | undefined;
  chosen: boolean;
  onChoose: () => void;
};

const QueueButton = ({ queue, count, chosen, onChoose }: QueueButtonProps) => (
  <button
    type="button"
    aria-pressed={chosen}
    onClick={onChoose}
    className={classNames(
      'flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line px-3 text-left font-medium hover:border-line-strong sm:min-h-8',
      chosen && 'border-wine bg-blush text-wine',
    )}
  >
    <Icon name={orderQueues[queue].icon} className="size-4 shrink-0" />
    <span>
      {orderQueues[queue].name}
      <span className="sr-only">{texts.queues.colon}</span>
    </span>
    <span className="font-semibold tabular-nums">{count === undefined ? '–' : count}</span>
  </button>
);

const DAILY: readonly ShownQueue[] = ['to_prepare', 'ready_pickup', 'ready_home', 'in_transit'];

// The other lists are empty on most days.
const shownQueues = (
  queue: QueueViewsProps['queue'],
  countOf: (queue: ShownQueue) => number | null | undefined,
) =>
  ([ANY_QUEUE, OLD_WORK, ...ORDER_QUEUES] as const).filter(
    (one) => DAILY.includes(one) || queue === one || (countOf(one) ?? 0) > 0,
  );

/** Shows the work of the day: how many orders wait for each step; a second tap shows all orders again. */
export function QueueViews({ queue, summary, onQueue }: QueueViewsProps) {
  const countOf = (one: ShownQueue) =>
    one === ANY_QUEUE ? summary?.ordersWithWork : one === OLD_WORK ? null : summary?.queues[one];
  return (
    <TabStrip className="border-b border-line">
      <div
        role="group"
        aria-label={texts.queues.label}
        className={classNames(tabRowStyles, 'gap-1.5 px-3 py-2')}
      >
        {shownQueues(queue, countOf).map((one) => (
          <QueueButton
            key={one}
            queue={one}
            count={countOf(one)}
            chosen={queue === one}
            onChoose={() => onQueue(queue === one ? '' : one)}
          />
        ))}
      </div>
    </TabStrip>
  );
}
