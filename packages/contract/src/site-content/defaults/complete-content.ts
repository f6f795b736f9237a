import { defaultDeliveryDates } from './delivery-dates-defaults';
import { defaultSynonyms } from './default-synonyms';

type Stored = { checkout: { deliveryDates?: unknown }; search?: unknown };

/** Completes a revision or draft that was stored before the delivery dates and the synonyms existed. */
export const completeContent = <T extends Stored>(content: T): T => ({
  ...content,
  checkout: { ...content.checkout, deliveryDates: content.checkout.deliveryDates ?? defaultDeliveryDates },
  search: content.search ?? { synonyms: defaultSynonyms },
});
