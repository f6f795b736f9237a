import { type Health, health, HEALTH_POLL_MS } from '@shop/contract';
import { call, serverNow } from '@shop/web-kit/api';
import { queryOptions } from '@tanstack/react-query';
import { keyOf } from '#shared/resource/query.ts';

export type SystemCheck = { connected: boolean; at: number } & Partial<
  Pick<Health, 'time' | 'copies' | 'failures'>
>;

async function checkBackend(): Promise<SystemCheck> {
  try {
    const { status, time, copies, failures } = await call(health);
    return { connected: status === 'ok', at: serverNow(), time, copies, failures };
  } catch {
    return { connected: false, at: serverNow() };
  }
}

/** The state of the shop, looked at every half minute. */
export const systemCheckQuery = queryOptions({
  queryKey: keyOf(health),
  queryFn: checkBackend,
  refetchInterval: HEALTH_POLL_MS,
  staleTime: 0,
});
