import {
  businessDay,
  formatDeliveryPromise,
  promiseDelivery,
  type CheckoutContent,
  type DeliveryMethod,
} from '@shop/contract';
import { isServerTimeKnown, onServerTime, serverNow } from '@shop/web-kit/api';
import { useSyncExternalStore } from 'react';

function promiseNow(method: DeliveryMethod, { deliveryDates }: CheckoutContent): string {
  const now = new Date(serverNow());
  const promise = promiseDelivery(now, method, deliveryDates);
  return promise ? formatDeliveryPromise(promise, businessDay(now)) : '';
}

const subscribeToNothing = () => () => undefined;

/**
 * Returns when an order of now arrives; '' without dates, on the server, whose pages are cached for longer, and until
 * the server's clock is known: by that of the device the promise may lie in the past.
 */
export const useDeliveryPromise = (method: DeliveryMethod, checkout: CheckoutContent): string =>
  useSyncExternalStore(
    checkout.deliveryDates.enabled ? onServerTime : subscribeToNothing,
    () => (isServerTimeKnown() ? promiseNow(method, checkout) : ''),
    () => '',
  );
