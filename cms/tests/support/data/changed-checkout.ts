import type { ErrorBody, SiteContent } from '@shop/contract';
import type { TestCms } from '../servers/start-cms';
import type { Commerce } from './commerce-calls';

type Checkout = SiteContent['checkout'];

/** Returns the shop's content, a function that saves it with a changed checkout, and one that saves it as it was. */
export async function changedCheckout(cms: TestCms, shop: Commerce) {
  const { content } = (await cms.call<{ content: SiteContent }>('/api/content')).body;
  const save = (change: (checkout: Checkout) => void) => {
    const { version: _version, ...json } = structuredClone(content);
    change(json.checkout);
    return shop.admin<ErrorBody>('/api/content', { method: 'PUT', json });
  };
  return { content, save, restore: () => save(() => undefined) };
}

/** Sets percent off for transfer and for cash. */
export const offering =
  (transfer: number, cash = 0) =>
  ({ paymentInfo }: Checkout): void => {
    paymentInfo.bankTransfer.discountPercent = transfer;
    paymentInfo.cashOnDelivery.discountPercent = cash;
  };
