import { z } from '../z';
import { email, optionalParagraph, optionalTextLine, personName, phone } from '../text/text-fields';
import { MAX_LINES_PER_ORDER, MAX_PAYMENT_DISCOUNT, MAX_PRICE } from '../limits';
import { checkoutMessages } from './checkout-messages';
import { deliveryMethodSchema, orderItemDraftSchema, salePaymentSchema } from './order-draft';

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
const paymentPercent = z
  .number(PERCENT)
  .check(z.int(PERCENT), z.minimum(0, PERCENT), z.maximum(MAX_PAYMENT_DISCOUNT, PERCENT));

const blank = z.literal('');

/** Every field may be left out: at a counter nobody spells her address. */
export const clientSchema = z.object({
  fullName: z.optional(z.union([blank, personName(120, checkoutMessages.fullName)])),
  email: z.optional(z.union([blank, email(checkoutMessages.email, checkoutMessages.emailFormat)])),
  phone: z.optional(z.union([blank, phone(checkoutMessages.phone)])),
  address: optionalTextLine(200),
  city: optionalTextLine(80),
  postalCode: optionalTextLine(12),
});

/** Body of POST /orders/manual: a sale that staff agreed upon; the server adds up its total. */
export const manualOrderSchema = z
  .object({
    items: z
      .array(
        // Pesos per unit as sold; without it, the price of the catalog.
        z.extend(orderItemDraftSchema, { price: z.optional(price) }),
        'Elegí al menos un producto',
      )
      .check(
        z.minLength(1, 'Elegí al menos un producto'),
        z.maxLength(MAX_LINES_PER_ORDER, 'La venta tiene demasiadas líneas'),
      ),
    client: z._default(z.optional(clientSchema), { address: '', city: '', postalCode: '' }),
    channel: z
      .enum(SALES_CHANNELS, 'El canal de la venta no es válido')
      .check(z.refine((channel) => channel !== 'web', 'Las ventas de la tienda web entran solas')),
    paymentMethod: salePaymentSchema,
    /** Percentage off the prices for the way of payment, as staff agreed upon; rounded half up per line. */
    paymentDiscountPercent: z._default(z.optional(paymentPercent), 0),
    /** The shop has the money already. */
    paid: z.boolean('Falta decir si ya se cobró'),
    /** Holds the units for RESERVATION_HOURS; then an unpaid sale is cancelled. */
    reserve: z._default(z.optional(z.boolean()), false),
    deliveryMethod: z._default(z.optional(deliveryMethodSchema), 'pickup'),
    /** The client takes the goods along. */
    delivered: z._default(z.optional(z.boolean()), false),
    notes: optionalParagraph(1000),
    /** Mails the confirmation to the client, if she left an address. */
    notify: z._default(z.optional(z.boolean()), false),
  })
  .check(
    z.refine(({ reserve, paid, delivered }) => !reserve || (!paid && !delivered), {
      path: ['reserve'],
      message: 'Una reserva todavía no se cobró ni se entregó',
    }),
  );
export type ManualOrder = z.output<typeof manualOrderSchema>;
export type ManualOrderInput = z.input<typeof manualOrderSchema>;
