import { ORDER_QUEUES, type OrderQueue } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { classNames } from '#ui/class-names.ts';
import { orderQueues } from '#shared/order-queues.ts';
import type { OrderFilters } from '../filters/order-filters.ts';
import { texts } from '../texts.ts';

type QueueViewsProps = {
  queue: OrderFilters['queue'];
  counts: Record<string, number> | undefined;
  onQueue: (queue: OrderFilters['queue']) => void;
};

type QueueButtonProps = {
  queue: OrderQueue;
  count: number | undefined;
  chosen: boolean;
  onChoose: () => void;
};

const QueueButton = ({ queue, count, chosen, onChoose }: QueueButtonProps) => (
  <button
    type="button"
    aria-pressed={chosen}
    onClick={onChoose}
    className={classNames(
      'flex min-h-11 items-center gap-2 rounded-panel border border-line px-3 py-2 text-left font-medium hover:border-line-strong',
      chosen && 'border-wine bg-blush text-wine',
    )}
  >
    <Icon name={orderQueues[queue].icon} className="size-4 shrink-0" />
    <span className="min-w-0 flex-1">
      {orderQueues[queue].name}
      <span className="sr-only">{texts.queues.colon}</span>
    </span>
    <span className="text-lg leading-none font-semibold tabular-nums">{count ?? '–'}</span>
  </button>
);

const DAILY: readonly OrderQueue[] = ['to_prepare', 'ready_pickup', 'ready_home', 'in_transit'];

// The other lists are empty on most days.
const shownQueues = (queue: QueueViewsProps['queue'], counts: QueueViewsProps['counts']) =>
  ORDER_QUEUES.filter((one) => DAILY.includes(one) || queue === one || (counts?.[one] ?? 0) > 0);

/** Shows the work of the day: how many orders wait for each step; a second tap shows all orders again. */
export const QueueViews = ({ queue, counts, onQueue }: QueueViewsProps) => (
  <div
    role="group"
    aria-label={texts.queues.label}
    className="grid grid-cols-2 gap-2 border-b border-line p-3 md:grid-cols-3 lg:grid-cols-4"
  >
    {shownQueues(queue, counts).map((one) => (
      <QueueButton
        key={one}
        queue={one}
        count={counts?.[one]}
        chosen={queue === one}
        onChoose={() => onQueue(queue === one ? '' : one)}
      />
    ))}
  </div>
);
