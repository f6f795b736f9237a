import {
  businessDay,
  formatDeliveryPromise,
  promiseDelivery,
  type CheckoutContent,
  type DeliveryMethod,
} from '@shop/contract';
import { serverNow } from '@shop/web-kit/api';
import { useBrowserValue } from '#shared/hydration/use-browser-value.ts';

function promiseNow(method: DeliveryMethod, { deliveryDates }: CheckoutContent): string {
  const now = new Date(serverNow());
  const promise = promiseDelivery(now, method, deliveryDates);
  return promise ? formatDeliveryPromise(promise, businessDay(now)) : '';
}

/** Returns when an order of now arrives; '' without dates and on the server, whose pages are cached for longer. */
export const useDeliveryPromise = (method: DeliveryMethod, checkout: CheckoutContent): string =>
  useBrowserValue(() => promiseNow(method, checkout), '');
