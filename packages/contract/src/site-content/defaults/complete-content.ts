import type { SiteContentDraft } from '../site-content-draft';
import { defaultSynonyms } from './default-synonyms';
import { defaultDeliveryDates } from './delivery-dates-defaults';

type Stored = Pick<SiteContentDraft, 'checkout' | 'search' | 'announcement'>;
type Checkout = Stored['checkout'];

const noOffer = { discountPercent: 0, instalments: '' };

const completeCheckout = (checkout: Checkout): Checkout => ({
  ...checkout,
  deliveryDates: checkout.deliveryDates ?? defaultDeliveryDates,
  minimumPurchase: checkout.minimumPurchase ?? 0,
  paymentInfo: {
    ...checkout.paymentInfo,
    cashOnDelivery: { ...noOffer, ...checkout.paymentInfo.cashOnDelivery },
    bankTransfer: { ...noOffer, ...checkout.paymentInfo.bankTransfer },
  },
});

/** Completes a revision or draft that was stored before its newer fields existed. */
export const completeContent = <T extends Stored>(content: T): T => ({
  ...content,
  checkout: completeCheckout(content.checkout),
  search: content.search ?? { synonyms: defaultSynonyms },
  announcement: content.announcement ?? { texts: '' },
});
