import { useEffect, useMemo } from 'react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, type Resolver } from 'react-hook-form';
import { announceFilledFields } from '@shop/web-kit/forms';
import { personalSchema } from './checkout-schema.ts';
import { storeValues, loadValues, type CheckoutValues } from './checkout-values.ts';
import { rememberedContact } from '#shared/order/own/remembered-contact.ts';
import { tabStorage } from '#shared/storage/safe-storage.ts';

// Other forms of the shop read their fields when they are sent.
if (!import.meta.env.SSR) announceFilledFields();

// The schema depends on the delivery method among the values.
const resolverFor =
  (cities: readonly string[]): Resolver<CheckoutValues> =>
  (values, context, options) => {
    const schema = personalSchema(values.deliveryMethod, cities);
    const resolve = standardSchemaResolver<CheckoutValues, unknown, CheckoutValues>(
      schema as never,
      undefined,
      {
        raw: true,
      },
    );
    return resolve(values, context, options);
  };

/** Creates the checkout's form; its values are stored in this tab until the order is placed. */
export function useCheckoutForm(cities: readonly string[]) {
  const resolver = useMemo(() => resolverFor(cities), [cities]);
  const form = useForm<CheckoutValues>({
    resolver,
    defaultValues: loadValues(tabStorage, rememberedContact()),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => storeValues(tabStorage, values) }),
    [subscribe],
  );
  return form;
}
