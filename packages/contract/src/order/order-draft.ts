import { z } from '../z';
import { email, optionalParagraph, optionalTextLine, personName, phone, textLine } from '../text/text-fields';
import { amountMessages, wholeNumber } from '../text/value-fields';
import { MAX_GIFT_MESSAGE, MAX_LINES_PER_ORDER, MAX_TOTAL } from '../limits';
import { checkoutMessages } from './checkout-messages';
import { shownPoliciesSchema } from '../policy/policy';
import { DELIVERY_METHODS, PAYMENT_METHODS } from './delivery';

export const paymentMethodSchema = z.enum(PAYMENT_METHODS, 'El método de pago debe ser cash o transfer');
export const deliveryMethodSchema = z.enum(DELIVERY_METHODS, 'La entrega debe ser pickup u home');

/** Names the person whom an order is for. */
export const contactFields = {
  fullName: personName(120, checkoutMessages.fullName),
  email: email(checkoutMessages.email),
  phone: phone(checkoutMessages.phone),
};
/** Holds the address that an order goes to. */
export const addressFields = {
  address: optionalTextLine(200),
  city: optionalTextLine(80),
  postalCode: optionalTextLine(12),
};

const contactSchema = z.object({ ...contactFields, ...addressFields });
/** Says whom an order is for and where it goes, however it was placed. */
export type Contact = z.output<typeof contactSchema>;

/** Contact and address of the checkout; address and city are required where the delivery method is known. */
export const shippingInfoSchema = z.extend(contactSchema, { notes: optionalParagraph(1000) });
export type ShippingInfo = z.output<typeof shippingInfoSchema>;

/** Says whether an order is a gift, and what the card in its parcel says. */
export const giftFields = {
  isGift: z._default(z.optional(z.boolean('Falta decir si es para regalo')), false),
  giftMessage: optionalParagraph(MAX_GIFT_MESSAGE),
};

export const orderItemDraftSchema = z.object({
  productId: z.string('Falta el producto').check(z.minLength(1, 'Falta el producto'), z.maxLength(40)),
  quantity: wholeNumber(1, 99, checkoutMessages.quantity),
  size: z.nullish(textLine(30)),
  color: z.nullish(textLine(30)),
});

/** Returns the lines of an order as they are sent: one at least. */
export const orderLines = <Line extends z.ZodMiniType>(line: Line, none: string, tooMany: string) =>
  z.array(line, none).check(z.minLength(1, none), z.maxLength(MAX_LINES_PER_ORDER, tooMany));

const money = z
  .number(amountMessages.number)
  .check(z.int(amountMessages.whole), z.minimum(0), z.maximum(MAX_TOTAL));

/** Body of POST /orders: titles and images are ignored, amounts are only compared with the computed totals. */
export const orderDraftSchema = z.object({
  items: orderLines(orderItemDraftSchema, checkoutMessages.emptyCart, 'El pedido tiene demasiadas líneas'),
  shippingInfo: shippingInfoSchema,
  paymentMethod: paymentMethodSchema,
  deliveryMethod: z.optional(deliveryMethodSchema),
  subtotal: z.nullish(money),
  shippingCost: z.nullish(money),
  total: z.nullish(money),
  notes: optionalParagraph(1000),
  ...giftFields,
  couponCode: z.nullish(z.string().check(z.maxLength(60))),
  transferProofUrl: z.nullish(z.string().check(z.maxLength(300))),
  policies: z.nullish(shownPoliciesSchema),
});
export type OrderDraft = z.output<typeof orderDraftSchema>;
export type OrderDraftInput = z.input<typeof orderDraftSchema>;

export const addProofSchema = z.object({
  token: z.string().check(z.maxLength(200)),
  transferProofUrl: z.string().check(z.minLength(1), z.maxLength(300)),
});
