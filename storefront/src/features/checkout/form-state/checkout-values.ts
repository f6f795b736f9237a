import { DEFAULT_CITY, PAYMENT_METHODS, type OrderDraft, type ShippingInfo } from '@shop/contract';
import { parseStored, type SafeStorage } from '#shared/storage/safe-storage.ts';

/** Parts of the body that the cart, the totals and the proof fill; the notes are those of the delivery. */
type FilledElsewhere =
  | 'items'
  | 'shippingInfo'
  | 'subtotal'
  | 'shippingCost'
  | 'total'
  | 'notes'
  | 'couponCode'
  | 'transferProofUrl'
  | 'policies';
export type CheckoutValues = ShippingInfo & Required<Omit<OrderDraft, FilledElsewhere>>;
export type CheckoutText = Exclude<keyof CheckoutValues, 'deliveryMethod' | 'paymentMethod' | 'isGift'>;

export const emptyValues: CheckoutValues = {
  deliveryMethod: 'pickup',
  paymentMethod: 'cash',
  fullName: '',
  email: '',
  phone: '',
  address: '',
  city: DEFAULT_CITY,
  postalCode: '',
  notes: '',
  isGift: false,
  giftMessage: '',
};

const STORAGE_KEY = 'checkout-form';

const filledTexts = (texts: Partial<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text));

/** Returns what this tab holds of the form, and before it was touched the contact that the device remembers. */
export function loadValues(
  storage: SafeStorage,
  remembered: Partial<Record<CheckoutText, string>> | null = null,
): CheckoutValues {
  const stored = parseStored(storage.getItem(STORAGE_KEY)) as Record<string, unknown> | null;
  const texts = Object.keys(emptyValues).filter((name) => typeof stored?.[name] === 'string');
  const values: CheckoutValues = {
    ...emptyValues,
    ...filledTexts(remembered ?? {}),
    ...Object.fromEntries(texts.map((name) => [name, stored?.[name]])),
  };
  return {
    ...values,
    deliveryMethod: values.deliveryMethod === 'home' ? 'home' : 'pickup',
    isGift: stored?.isGift === true,
    paymentMethod: PAYMENT_METHODS.find((method) => method === values.paymentMethod) ?? 'cash',
  };
}

export const storeValues = (storage: SafeStorage, values: CheckoutValues): void =>
  storage.setItem(STORAGE_KEY, JSON.stringify(values));

export const clearValues = (storage: SafeStorage): void => storage.removeItem(STORAGE_KEY);
