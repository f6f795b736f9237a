import {
  couponDraftSchema,
  operatingRulesSchema,
  orderDraftSchema,
  orderEventName,
  PRODUCT_FIELD_NAMES,
  productDraftSchema,
} from '@shop/contract';
import { expect, test } from 'vitest';
import { fieldOptions } from './field-options';
import { modelOfFile } from '../../database/gateway/model-of-file';

type Field = { safeParse: (value: unknown) => { success: boolean } };
type Limits = { type: string; maxLength?: number; min?: number; max?: number };

// The panel stores what the API takes, so a field's model and form must end at the same limit.
const forms = [
  ['api::product.product', productDraftSchema.shape],
  ['api::order.order', orderDraftSchema.shape],
  ['api::coupon.coupon', couponDraftSchema.shape],
  ['api::operating-rule.operating-rule', operatingRulesSchema.shape],
] as const;

const edges = ({ type, maxLength, min, max }: Limits): [kept: unknown, refused: unknown][] =>
  [
    ...(type === 'string' && maxLength ? [['x'.repeat(maxLength), 'x'.repeat(maxLength + 1)] as const] : []),
    ...(type === 'integer' && max !== undefined ? [[max, max + 1] as const] : []),
    ...(type === 'integer' && min !== undefined ? [[min, min - 1] as const] : []),
  ].map(([kept, refused]) => [kept, refused]);

// The model keeps a sum, a code that was read out of a longer text, a day, and what a draft turns into 0.
const OTHERS = ['product.stock', 'product.discount -1', 'order.couponCode', 'coupon.from', 'coupon.to'];

const cases = forms.flatMap(([uid, shape]) => {
  const { attributes } = modelOfFile(uid);
  return Object.entries(shape as unknown as Record<string, Field>).flatMap(([name, field]) =>
    edges((attributes[name] ?? { type: '' }) as Limits).map(([kept, refused]) => ({
      name: `${uid.split('.')[1]}.${name}`,
      field,
      kept,
      refused,
    })),
  );
});

test.each(
  cases.filter(({ name, refused }) => !OTHERS.some((one) => one === name || one === `${name} ${refused}`)),
)('$name ends where its model says', ({ field, kept, refused }) =>
  expect([field.safeParse(kept).success, field.safeParse(refused).success]).toEqual([true, false]),
);

const MODEL_NAMES: Readonly<Record<string, string>> = { size: 'sizes', thumbnails: 'pictures' };

test.each(Object.entries(PRODUCT_FIELD_NAMES))(
  '%s of a product is called %j in the panel too',
  (name, label) => {
    const attribute = modelOfFile('api::product.product').attributes[MODEL_NAMES[name] ?? name];
    const shown = attribute ? fieldOptions(attribute)?.label : label;
    expect(shown?.replace(/ \(.\)$/, '')).toBe(label);
  },
);

const { type: entry } = modelOfFile('api::order-event.order-event').attributes;

test.each((entry as unknown as { enum: string[] }).enum)(
  'an entry %s of a history has a name of its own',
  (type) => expect(orderEventName(type)).not.toBe(orderEventName('unknown')),
);
