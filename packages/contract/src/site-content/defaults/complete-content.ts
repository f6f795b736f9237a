import { defaultDeliveryDates } from './delivery-dates-defaults';
import { defaultSynonyms } from './default-synonyms';

type Stored = {
  checkout: {
    deliveryDates?: unknown;
    minimumPurchase?: unknown;
    paymentInfo: { cashOnDelivery: object; bankTransfer: object };
  };
  search?: unknown;
  announcement?: unknown;
};

const noOffer = { discountPercent: 0, paymentHours: 0, instalments: '' };

const completePayment = ({
  cashOnDelivery,
  bankTransfer,
  ...payment
}: Stored['checkout']['paymentInfo']) => ({
  ...payment,
  cashOnDelivery: { ...noOffer, ...cashOnDelivery },
  bankTransfer: { ...noOffer, ...bankTransfer },
});

/** Completes a revision or draft that was stored before its newer fields existed. */
export const completeContent = <T extends Stored>(content: T): T => ({
  ...content,
  checkout: {
    ...content.checkout,
    deliveryDates: content.checkout.deliveryDates ?? defaultDeliveryDates,
    minimumPurchase: content.checkout.minimumPurchase ?? 0,
    paymentInfo: completePayment(content.checkout.paymentInfo),
  },
  search: content.search ?? { synonyms: defaultSynonyms },
  announcement: content.announcement ?? { texts: '' },
});
