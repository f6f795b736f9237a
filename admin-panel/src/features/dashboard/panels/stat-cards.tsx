import { ANY_QUEUE, type Overview, type StaffPermission, formatMoney } from '@shop/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { usePermissions } from '#shared/access/permissions.ts';
import { paths } from '#shared/paths.ts';
import { queuePath } from '#shared/order-queues.ts';
import { ordersSummaryQuery } from '#shared/shop-queries.ts';
import { Icon } from '@shop/web-kit/icons';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PanelError } from './panel-body.tsx';
import { emptyOverview, type InteractionsSummary, interactionsSummaryQuery } from '../queries.ts';
import { texts } from '../texts.ts';

type Target = { to: string; needs: StaffPermission };
type StatCardProps = {
  icon: string;
  label: string;
  value: string | null;
  /** Explains the number. */
  note?: string;
  detail: string;
  /** The rows behind the number, and those behind the detail. */
  target?: Target | undefined;
  detailTarget?: Target | undefined;
};

const Detail = ({ detail, to }: { detail: string; to: string | undefined }) =>
  to ? (
    <Link
      to={to}
      className="relative inline-flex min-h-6 items-center underline underline-offset-4 hover:text-ink"
    >
      {detail}
    </Link>
  ) : (
    detail
  );

function StatCard({ icon, label, value, note, detail, target, detailTarget }: StatCardProps) {
  const allows = usePermissions();
  const toOf = (one: Target | undefined) => (one && allows(one.needs) ? one.to : undefined);
  const to = toOf(target);
  const number = (
    <>
      <span className="block text-sm font-medium text-muted">{label}</span>
      {value === null ? (
        <Skeleton className="my-1.5 h-6 w-20" />
      ) : (
        <strong className="block text-lg font-semibold tracking-tight tabular-nums sm:text-xl">
          {value}
        </strong>
      )}
    </>
  );
  return (
    <div
      className={classNames(
        'group relative flex h-full items-start gap-4 rounded-panel border border-line bg-panel p-4 sm:p-5',
        to && 'hover:border-line-strong hover:bg-panel-2',
      )}
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-blush text-wine max-sm:hidden">
        <Icon name={icon} className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        {to ? (
          // The whole card leads there; the detail lies above.
          <Link to={to} className="block after:absolute after:inset-0 after:rounded-panel">
            {number}
          </Link>
        ) : (
          number
        )}
        <span className="block text-xs text-muted">
          {value !== null && note && <span className="block">{note}</span>}
          {value === null ? texts.loading : <Detail detail={detail} to={toOf(detailTarget)} />}
        </span>
      </span>
      {to && (
        <Icon
          name="arrow-right"
          className="size-4 shrink-0 self-center text-muted group-hover:text-ink max-sm:hidden"
        />
      )}
    </div>
  );
}

type StatCardsProps = { overview: UseQueryResult<Overview> };

const count = (value: number) => value.toLocaleString('es-AR');
const emptyInteractions: InteractionsSummary = { totalInteractions: 0, recentInteractions: 0 };

const shopCards = (shop: Overview, ordersDetail: string): StatCardProps[] => [
  {
    icon: 'shirt',
    label: texts.products,
    value: count(shop.products),
    detail: texts.productsDetail(shop.activeProducts),
    target: { to: paths.products, needs: 'seeHiddenProducts' },
    detailTarget: { to: paths.activeProducts, needs: 'seeHiddenProducts' },
  },
  {
    icon: 'shopping-bag',
    label: texts.orders,
    value: count(shop.orders),
    detail: ordersDetail,
    target: { to: paths.orders, needs: 'listOrders' },
    detailTarget: { to: queuePath(ANY_QUEUE), needs: 'listOrders' },
  },
  {
    icon: 'banknote',
    label: texts.revenue,
    value: formatMoney(shop.revenue),
    note: texts.revenueNote,
    detail: texts.revenueDetail(formatMoney(shop.collected)),
    target: { to: `${paths.orders}?estado=paid`, needs: 'listOrders' },
    detailTarget: { to: `${paths.reports}?informe=cobros`, needs: 'readReport' },
  },
];

const viewsCard = (views: InteractionsSummary): StatCardProps => ({
  icon: 'eye',
  label: texts.interactions,
  value: count(views.totalInteractions),
  detail: texts.interactionsDetail(views.recentInteractions),
});

const waiting = (card: StatCardProps, query: { isPending: boolean }): StatCardProps =>
  query.isPending ? { ...card, value: null } : card;

export function StatCards({ overview }: StatCardsProps) {
  const allows = usePermissions();
  const interactions = useQuery(interactionsSummaryQuery);
  const total = useQuery(ordersSummaryQuery).data?.ordersWithWork ?? 0;
  const ordersDetail = allows('listOrders') ? texts.ordersDetail(total) : texts.ordersInAll;
  const cards = [
    ...shopCards(overview.data ?? emptyOverview, ordersDetail).map((card) => waiting(card, overview)),
    waiting(viewsCard(interactions.data ?? emptyInteractions), interactions),
  ];
  const failed = [overview, interactions].filter(({ isError }) => isError);
  return (
    <section aria-label={texts.stats}>
      {failed.length > 0 && (
        <PanelError
          retrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.forEach((query) => void query.refetch())}
        />
      )}
      <ul className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {cards.map((card) => (
          <li key={card.label}>
            <StatCard {...card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
