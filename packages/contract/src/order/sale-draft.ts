import { z } from '../z';
import { optionalParagraph } from '../text/text-fields';
import { wholeNumber } from '../text/value-fields';
import { MAX_PAYMENT_DISCOUNT, MAX_PRICE } from '../limits';
import { wayKey } from '../money/payment-ways';
import { productMessages } from '../product/product-messages';
import {
  addressFields,
  contactFields,
  deliveryMethodSchema,
  giftFields,
  orderItemDraftSchema,
  orderLines,
} from './order-draft';
import { salePayments } from './sale-payments';

export const SALES_CHANNELS = ['web', 'counter', 'whatsapp', 'instagram', 'other'] as const;
/** Where a sale was agreed upon; 'web' is the checkout of the shop. */
export type SalesChannel = (typeof SALES_CHANNELS)[number];

const LABELS: Record<SalesChannel, string> = {
  web: 'Tienda web',
  counter: 'Mostrador',
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  other: 'Otro',
};

/** Names a channel for display; an unknown one is that of the web. */
export const channelLabel = (channel: string): string => LABELS[channel as SalesChannel] ?? LABELS.web;

/** The name of a client who leaves none, as counters in Argentina write it. */
export const ANONYMOUS_CLIENT = 'Consumidor final';

const price = z
  .number('El precio debe ser un número')
  .check(
    z.int('El precio debe ser un número entero'),
    z.minimum(0, 'El precio no puede ser negativo'),
    z.maximum(MAX_PRICE),
  );

const PERCENT = `El descuento por la forma de pago va de 0 a ${MAX_PAYMENT_DISCOUNT}`;
const blank = z.literal('');

/** Every field may be left out: at a counter nobody spells her address. */
export const clientSchema = z.object({
  fullName: z.optional(z.union([blank, contactFields.fullName])),
  email: z.optional(z.union([blank, contactFields.email])),
  phone: z.optional(z.union([blank, contactFields.phone])),
  ...addressFields,
});

/** Body of POST /orders/manual: a sale that staff agreed upon; the server adds up its total. */
export const saleDraftSchema = z
  .object({
    items: orderLines(
      // Pesos per unit as sold; without it, the price of the catalog.
      z.extend(orderItemDraftSchema, { price: z.optional(price) }),
      productMessages.none,
      'La venta tiene demasiadas líneas',
    ),
    client: z._default(z.optional(clientSchema), { address: '', city: '', postalCode: '' }),
    channel: z
      .enum(SALES_CHANNELS, 'El canal de la venta no es válido')
      .check(z.refine((channel) => channel !== 'web', 'Las ventas de la tienda web entran solas')),
    /** The way of payment that was agreed upon; of those that are no method of an order, `orderMethodOf` is. */
    paymentMethod: wayKey,
    /** Percentage off the prices for the way of payment, as staff agreed upon; rounded half up per line. */
    paymentDiscountPercent: z._default(z.optional(wholeNumber(0, MAX_PAYMENT_DISCOUNT, PERCENT)), 0),
    /** The shop has the money already, all of it in the agreed way or as `payments` say. */
    paid: z.boolean('Falta decir si ya se cobró'),
    /** What was paid by parts, in any ways: a deposit, or all of it. */
    payments: z._default(z.optional(salePayments), []),
    /** Holds the units for RESERVATION_HOURS; then an unpaid sale is cancelled. */
    reserve: z._default(z.optional(z.boolean()), false),
    deliveryMethod: z._default(z.optional(deliveryMethodSchema), 'pickup'),
    /** The client takes the goods along. */
    delivered: z._default(z.optional(z.boolean()), false),
    notes: optionalParagraph(1000),
    ...giftFields,
    /** Mails the confirmation to the client, if she left an address. */
    notify: z._default(z.optional(z.boolean()), false),
  })
  .check(
    z.refine(({ reserve, paid, delivered }) => !reserve || (!paid && !delivered), {
      path: ['reserve'],
      message: 'Una reserva todavía no se cobró ni se entregó',
    }),
  );
export type SaleDraft = z.output<typeof saleDraftSchema>;
export type SaleDraftInput = z.input<typeof saleDraftSchema>;
