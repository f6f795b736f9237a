import { DEFAULT_CITY, type DeliveryMethod, type PaymentMethod } from '@shop/contract';

/** Everything the shopper chooses and types at the checkout. */
export type CheckoutValues = {
  deliveryMethod: DeliveryMethod;
  paymentMethod: PaymentMethod;
  fullName: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  postalCode: string;
  notes: string;
};

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
};

const STORAGE_KEY = 'checkout-form';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** What was typed before a failure or a reload; what cannot be read is simply empty again. */
export function loadValues(storage: Kept): CheckoutValues {
  const kept = parsed(storage.getItem(STORAGE_KEY));
  const texts = Object.keys(emptyValues).filter((name) => typeof kept[name] === 'string');
  const values = { ...emptyValues, ...Object.fromEntries(texts.map((name) => [name, kept[name]])) };
  return {
    ...values,
    deliveryMethod: values.deliveryMethod === 'home' ? 'home' : 'pickup',
    paymentMethod: values.paymentMethod === 'transfer' ? 'transfer' : 'cash',
  };
}

export const storeValues = (storage: Kept, values: CheckoutValues): void =>
  storage.setItem(STORAGE_KEY, JSON.stringify(values));

export const clearValues = (storage: Kept): void => storage.removeItem(STORAGE_KEY);
