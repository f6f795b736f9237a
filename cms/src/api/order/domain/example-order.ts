import {
  isExchangeEvent,
  renderMessage,
  type MessageEvent,
  type MessageTemplate,
  type Order,
} from '@shop/contract';
import {
  exampleExchange,
  exchangeChatText,
  exchangeMail,
  type ExchangeChatEvent,
  type ExchangeMailEvent,
} from './exchange/exchange-mail';
import { fulfillmentMail } from './fulfillment/fulfillment-mail';
import { lowStockMail } from './low-stock';
import { confirmationMail, customerMail, type OrderMail } from './order-mail';
import { cancelledMail, orderChangedMail, refundMail } from './status/change-mails';
import { paymentReceivedMail, paymentReminderMail } from './status/payment-mails';
import { chatValues } from './whatsapp-text';

const PICKUP = { deliveryMethod: 'pickup', wantsShipping: false, pickupCode: 'K7MX' } as const;
const EXAMPLE_NAME = 'Conjunto Ejemplo (talle 90, Negro)';
const AT = '2026-03-02T13:00:00.000Z';

const exampleOrder: Order = {
  _id: 'ejemplo',
  orderNumber: 'JL-20260302-0001',
  createdAt: AT,
  updatedAt: AT,
  paidAt: null,
  isPaid: false,
  paidAmount: 0,
  refundedAmount: 0,
  items: [
    {
      productId: 'p',
      title: 'Conjunto Ejemplo',
      image: '',
      price: 15_000,
      quantity: 1,
      size: '90',
      color: 'Negro',
    },
  ],
  shippingInfo: {
    fullName: 'Ana Ejemplo',
    email: 'ana@ejemplo.com.ar',
    phone: '299 555 0101',
    address: 'Roca 100',
    city: 'Neuquén',
    postalCode: '',
    notes: '',
  },
  paymentMethod: 'transfer',
  deliveryMethod: 'home',
  wantsShipping: true,
  deliveryFrom: null,
  deliveryTo: null,
  expiresAt: null,
  status: 'pending_transfer_proof',
  fulfillment: 'to_prepare',
  carrier: 'Moto',
  deliveredAt: null,
  subtotal: 15_000,
  agreedDiscount: 0,
  couponDiscount: 0,
  couponCode: '',
  paymentDiscount: 0,
  shippingCost: 2_000,
  cashFee: 0,
  total: 17_000,
  notes: '',
  isGift: false,
  giftMessage: '',
  pickupCode: '',
  hasTransferProof: false,
  transferProofUrl: null,
  proofReason: 'No se lee el monto',
  acceptedPolicies: [],
};

type Build = (mail: OrderMail) => MessageTemplate;

const builders: Partial<Record<MessageEvent, Build>> = {
  'order-placed': confirmationMail,
  'order-paid': paymentReceivedMail,
  'order-cancelled': cancelledMail,
  'payment-reminder': (mail) => paymentReminderMail(mail, AT),
  'order-changed': (mail) => orderChangedMail(mail, 15_000),
  'order-refund': (mail) => refundMail(mail, 2_000, 'transfer'),
  'order-ready': (mail) => fulfillmentMail('ready', mail),
  'order-in-transit': (mail) => fulfillmentMail('in_transit', mail),
  'low-stock': (mail) => lowStockMail({ documentId: 'ejemplo', name: EXAMPLE_NAME, left: 2 }, mail),
  'order-delivered': (mail) => fulfillmentMail('delivered', mail),
};

function exchangeMessage(event: MessageEvent, mail: OrderMail): MessageTemplate {
  if (!event.startsWith('chat-')) return exchangeMail(mail, event as ExchangeMailEvent, exampleExchange);
  return { subject: '', text: exchangeChatText(mail, event as ExchangeChatEvent, exampleExchange) };
}

/** Renders a text of an event with an example order. */
export function exampleMessage(
  event: MessageEvent,
  template: MessageTemplate,
  texts: Pick<OrderMail, 'shop' | 'checkout' | 'shopUrl'>,
): MessageTemplate {
  const order = event === 'chat-ready-pickup' ? { ...exampleOrder, ...PICKUP } : exampleOrder;
  const mail = { ...texts, order, linkToken: 'ejemplo', templates: { [event]: template } };
  if (isExchangeEvent(event)) {
    const { subject, text } = exchangeMessage(event, mail);
    return { subject, text };
  }
  if (event.startsWith('chat-')) return renderMessage(template, chatValues(mail));
  const { subject, text } = builders[event]?.(mail) ?? customerMail(mail, event);
  return { subject, text };
}
