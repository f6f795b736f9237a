import {
  defaultSiteContent,
  finalPrice,
  orderTotals,
  type Opening,
  type AdminOrder,
  type Order,
  type Product,
  type ShopSetting,
  type SiteContent,
} from '@shop/contract';

const AT = '2026-11-20T15:00:00.000Z';

export function aProduct(given: Partial<Product> = {}): Product {
  const product = {
    _id: 'prod000000000000000000001',
    slug: 'conjunto-alma',
    title: 'Conjunto Alma',
    description: 'Conjunto de encaje con aro.',
    price: 20_000,
    discount: 0,
    category: 'conjuntos',
    thumbnails: ['/uploads/pictures/alma-1.jpg', '/uploads/pictures/alma-2.jpg'],
    thumbnailAlts: ['Conjunto Alma, vista frontal', 'Conjunto Alma, detalle del encaje'],
    thumbnailColors: [[], []],
    stock: 8,
    size: ['S', 'M'],
    colors: [{ name: 'Bordó', value: '#7A1F3A' }],
    status: true,
    variants: [
      { _id: 'var1', size: 'S', color: 'Bordó', stock: 3, sku: null },
      { _id: 'var2', size: 'M', color: 'Bordó', stock: 5, sku: null },
    ],
    composition: '',
    care: '',
    createdAt: AT,
    updatedAt: AT,
    ...given,
  };
  return { finalPrice: finalPrice(product), ...product };
}

export const aSiteContent = (given: Partial<SiteContent> = {}): SiteContent => ({
  ...structuredClone(defaultSiteContent),
  productCatalog: {
    mainTitle: 'Nuestros Productos',
    subtitle: '',
    categories: [
      { name: 'conjuntos', display_name: 'Conjuntos' },
      { name: 'corpinos', display_name: 'Corpiños' },
    ],
  },
  version: 1,
  updatedAt: AT,
  ...given,
});

export const aShop = (given: Partial<ShopSetting> = {}): ShopSetting => ({
  brand: 'Jazmín Lencería',
  orderPrefix: 'JL',
  address: 'Avenida de Prueba 100, Neuquén',
  phone: '299 400 0000',
  whatsapp: '299 400 0000',
  email: 'hola@example.com',
  cuit: '',
  legalName: '',
  taxCondition: 'monotributo',
  coverageCities: ['Neuquén'],
  mailName: '',
  mailItemNames: 'full',
  vatRate: '',
  netPriceLabel: 'auto',
  dataFiscalUrl: '',
  consumerDefenseUrl: '',
  serviceHours: '',
  serviceChannel: '',
  serviceArea: '',
  grossIncomeNumber: '',
  provincialNotice: '',
  ...given,
});

export function anOrder(given: Partial<Order> = {}): Order {
  const items = given.items ?? [
    {
      productId: 'prod000000000000000000001',
      title: 'Conjunto Alma',
      image: '/uploads/pictures/alma-1.jpg',
      price: 20_000,
      quantity: 1,
      size: 'M',
      color: 'Bordó',
    },
  ];
  const lines = items.map(({ price, quantity }) => ({ unitPrice: price, quantity }));
  const deliveryMethod = given.deliveryMethod ?? 'pickup';
  const paymentMethod = given.paymentMethod ?? 'cash';
  const totals = orderTotals(lines, deliveryMethod, paymentMethod, defaultSiteContent.checkout);
  const isPaid = Boolean(given.paidAt) || given.status === 'paid';
  return {
    _id: 'order00000000000000000001',
    orderNumber: 'JL-20261120-0001',
    items,
    shippingInfo: {
      fullName: 'María Gómez',
      email: 'maria@example.com',
      phone: '299 412 3456',
      address: '',
      city: 'Neuquén',
      postalCode: '',
      notes: '',
    },
    paymentMethod,
    deliveryMethod,
    wantsShipping: deliveryMethod === 'home',
    deliveryFrom: null,
    deliveryTo: null,
    status: 'pending_manual',
    expiresAt: null,
    fulfillment: 'to_prepare',
    carrier: '',
    deliveredAt: null,
    ...totals,
    couponCode: '',
    agreedDiscount: 0,
    isPaid,
    paidAmount: isPaid ? (given.total ?? totals.total) : 0,
    refundedAmount: 0,
    notes: '',
    isGift: false,
    giftMessage: '',
    pickupCode: '',
    hasTransferProof: false,
    transferProofUrl: null,
    proofReason: '',
    acceptedPolicies: [],
    paidAt: null,
    createdAt: AT,
    updatedAt: AT,
    ...given,
  };
}

type GivenItem = Order['items'][number] & Partial<AdminOrder['items'][number]>;
type GivenAdminOrder = Omit<Partial<AdminOrder>, 'items'> & { items?: readonly GivenItem[] };

export const anAdminOrder = (given: GivenAdminOrder = {}): AdminOrder => ({
  ...anOrder(given as Partial<Order>),
  adminNotes: '',
  channel: 'web',
  readyAt: null,
  shippedAt: null,
  confirmedAt: null,
  cancelledAt: null,
  refundedAt: null,
  stockHeld: true,
  unitsToDecide: false,
  openCases: 0,
  dispute: '',
  shortUnits: 0,
  history: [],
  payments: [],
  ...given,
  items: anOrder(given as Partial<Order>).items.map((item, at) => ({
    lineId: at + 1,
    unitsHeld: item.quantity,
    share: item.price * item.quantity,
    ...item,
    ...(given.stockHeld === false && { unitsHeld: 0 }),
  })),
});

/** An open shop without anything left to do. */
export const anOpening = (given: Partial<Opening> = {}): Opening => ({
  isOpen: true,
  changedBy: 'jazmin',
  changedAt: '2026-11-20T12:00:00.000Z',
  notice: { title: '', text: '' },
  checks: [],
  isReady: true,
  ...given,
});
