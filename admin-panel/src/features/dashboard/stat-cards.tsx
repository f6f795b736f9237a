import { type Overview, formatMoney } from '@shop/contract';
import { type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PartFailed } from './part.tsx';
import { type InteractionsSummary } from './queries.ts';
import { texts } from './texts.ts';

type StatCardProps = { icon: string; label: string; value: string | null; detail: string; to?: string };

const cardStyles = 'group flex h-full items-start gap-4 rounded-panel border border-line bg-panel p-4 sm:p-5';

function StatCard({ icon, label, value, detail, to }: StatCardProps) {
  const body: ReactNode = (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-blush text-wine">
        <Icon name={icon} className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-medium text-muted">{label}</span>
        {value === null ? (
          <Skeleton className="my-1.5 h-6 w-20" />
        ) : (
          <strong className="block text-xl font-semibold tracking-tight tabular-nums">{value}</strong>
        )}
        <span className="block text-xs text-muted">{value === null ? texts.loading : detail}</span>
      </span>
      {to && (
        <Icon
          name="arrow-right"
          className="size-4 shrink-0 self-center text-muted transition-transform group-hover:translate-x-0.5"
        />
      )}
    </>
  );
  if (!to) return <div className={cardStyles}>{body}</div>;
  return (
    <Link to={to} className={`${cardStyles} hover:border-line-strong hover:bg-panel-2`}>
      {body}
    </Link>
  );
}

type StatCardsProps = {
  overview: UseQueryResult<Overview>;
  interactions: UseQueryResult<InteractionsSummary>;
};

const count = (value: number) => value.toLocaleString('es-AR');
const waitingOf = ({ waiting }: Overview) => waiting.toConfirm + waiting.proofToCheck + waiting.proofMissing;

/** The four figures on top; three lead to where they come from. */
export function StatCards({ overview, interactions }: StatCardsProps) {
  const shop = overview.data;
  const views = interactions.data;
  const figure = (query: { isPending: boolean }, text: string) => (query.isPending ? null : text);
  return (
    <section aria-label={texts.stats}>
      {(overview.isError || interactions.isError) && (
        <PartFailed
          retrying={overview.isFetching || interactions.isFetching}
          onRetry={() => {
            if (overview.isError) void overview.refetch();
            if (interactions.isError) void interactions.refetch();
          }}
        />
      )}
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <li>
          <StatCard
            icon="shirt"
            label={texts.products}
            value={figure(overview, count(shop?.products ?? 0))}
            detail={texts.productsDetail(shop?.activeProducts ?? 0)}
            to={paths.products}
          />
        </li>
        <li>
          <StatCard
            icon="shopping-bag"
            label={texts.orders}
            value={figure(overview, count(shop?.orders ?? 0))}
            detail={texts.ordersDetail(shop ? waitingOf(shop) : 0)}
            to={paths.orders}
          />
        </li>
        <li>
          <StatCard
            icon="banknote"
            label={texts.revenue}
            value={figure(overview, formatMoney(shop?.revenue ?? 0))}
            detail={texts.revenueDetail}
            to={paths.orders}
          />
        </li>
        <li>
          <StatCard
            icon="eye"
            label={texts.interactions}
            value={figure(interactions, count(views?.totalInteractions ?? 0))}
            detail={texts.interactionsDetail(views?.recentInteractions ?? 0)}
          />
        </li>
      </ul>
    </section>
  );
}
