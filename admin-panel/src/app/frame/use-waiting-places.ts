import { HEALTH_POLL_MS } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { usePermissions } from '#shared/access/permissions.ts';
import { paths } from '#shared/paths.ts';
import { dueAlertsQuery, dueCasesQuery, pendingReviewsQuery } from '#shared/shop-queries.ts';
import { texts } from '../texts.ts';

type Waiting = { count: number; label: string };

/** Counts what waits for the staff by the address of the page that shows it; `orders` is counted by the caller. */
export function useWaitingPlaces(orders: number): Readonly<Record<string, Waiting>> {
  const allows = usePermissions();
  const polled = { refetchInterval: HEALTH_POLL_MS };
  const reviews = useQuery({ ...pendingReviewsQuery, ...polled, enabled: allows('listReviews') }).data ?? 0;
  const alerts = useQuery({ ...dueAlertsQuery, ...polled, enabled: allows('listPhoneAlerts') }).data ?? 0;
  const cases = useQuery({ ...dueCasesQuery, ...polled, enabled: allows('countDueCases') }).data ?? 0;
  return {
    [paths.orders]: { count: orders, label: texts.waitingOrders(orders) },
    [paths.cases]: { count: cases, label: texts.dueCases(cases) },
    [paths.reviews]: { count: reviews, label: texts.pendingReviews(reviews) },
    [paths.stockAlerts]: { count: alerts, label: texts.dueAlerts(alerts) },
  };
}
