import { WITHDRAWAL_DAYS } from '../case/withdrawal-term';
import { formatMoney, formatShipping } from '../money/money';
import { deliversHome } from '../order/shipping-cost';
import type { CheckoutContent } from '../site-content/site-content-draft';
import type { OperatingRules } from './operating-rules';
import type { ShopSetting } from './shop-settings';

/** Months of the legal guarantee of new goods; ley 24.240 art. 11. */
export const LEGAL_GUARANTEE_MONTHS = 6;

const FROM_CHECKOUT = {
  costo_de_envio: 'Costo del envío',
  envio_gratis_desde: 'Compra desde la que el envío es gratis',
  dias_de_envio: 'Demora estimada del envío',
  punto_de_encuentro: 'Dirección del punto de encuentro',
  horario_de_retiro: 'Horario de retiro',
  compra_minima: 'Compra mínima',
  recargo_efectivo: 'Recargo por pagar en efectivo',
  descuento_efectivo: 'Descuento por pagar en efectivo',
  descuento_transferencia: 'Descuento por pagar con transferencia',
} as const;

const FROM_SETTINGS = {
  marca: 'Nombre de la tienda',
  domicilio: 'Dirección',
  telefono: 'Teléfono',
  whatsapp: 'WhatsApp',
  email: 'Email',
  horario: 'Horario de atención',
  ciudades: 'Ciudades de envío',
  dias_de_cambio: 'Plazo para pedir un cambio',
  dias_de_arrepentimiento: 'Plazo para arrepentirse de la compra',
  meses_de_garantia: 'Garantía legal',
} as const;

/** Facts of the shop that texts name as `{variables}`, and what each is. */
export const SHOP_VARIABLES = { ...FROM_SETTINGS, ...FROM_CHECKOUT } as const;

type Values<T> = Record<keyof T, string>;

const moneyOrNone = (pesos: number): string => (pesos > 0 ? formatMoney(pesos) : '');
const percentOrNone = (percent: number): string => (percent > 0 ? `${percent} %` : '');
const daysOrNone = (days: number): string => (days > 0 ? `${days} ${days === 1 ? 'día' : 'días'}` : '');

/** Returns how long a delivery takes: the days that its dates are computed from, else what the owner wrote. */
export function deliveryDaysText({ deliveryDates, shipping }: CheckoutContent): string {
  const { enabled, preparationDays, transitDaysMin, transitDaysMax } = deliveryDates;
  if (!enabled) return shipping.homeDelivery.estimatedDays;
  const [from, to] = [preparationDays + transitDaysMin, preparationDays + transitDaysMax];
  if (to === 0) return 'en el día';
  return `${from === to ? to : `${from} a ${to}`} ${to === 1 ? 'día hábil' : 'días hábiles'}`;
}

/** Returns what the variables stand for that the checkout's settings fill. */
export function checkoutVariables(checkout: CheckoutContent): Values<typeof FROM_CHECKOUT> {
  const { homeDelivery } = checkout.shipping;
  const { meetingPoint } = checkout.deliveryInfo;
  const { cashOnDelivery, bankTransfer } = checkout.paymentInfo;
  const { baseCost, freeShippingThreshold } = homeDelivery;
  const delivers = deliversHome(checkout);
  return {
    costo_de_envio: delivers ? formatShipping(baseCost) : '',
    envio_gratis_desde: delivers && baseCost > 0 ? moneyOrNone(freeShippingThreshold) : '',
    dias_de_envio: delivers ? deliveryDaysText(checkout) : '',
    punto_de_encuentro: meetingPoint.enabled ? meetingPoint.address : '',
    horario_de_retiro: meetingPoint.enabled ? meetingPoint.schedule : '',
    compra_minima: moneyOrNone(checkout.minimumPurchase),
    recargo_efectivo: moneyOrNone(cashOnDelivery.additionalFee),
    descuento_efectivo: percentOrNone(cashOnDelivery.discountPercent),
    descuento_transferencia: percentOrNone(bankTransfer.discountPercent),
  };
}

/** Returns what all variables of the shop stand for; '' where the owner has not said it or offers none. */
export const shopVariables = (
  shop: ShopSetting,
  checkout: CheckoutContent,
  { exchangeDays }: Pick<OperatingRules, 'exchangeDays'>,
): Values<typeof SHOP_VARIABLES> => ({
  ...checkoutVariables(checkout),
  marca: shop.brand,
  domicilio: shop.address,
  telefono: shop.phone,
  whatsapp: shop.whatsapp,
  email: shop.email,
  horario: shop.serviceHours,
  ciudades: deliversHome(checkout) ? shop.coverageCities.join(', ') : '',
  dias_de_cambio: daysOrNone(exchangeDays),
  dias_de_arrepentimiento: daysOrNone(WITHDRAWAL_DAYS),
  meses_de_garantia: `${LEGAL_GUARANTEE_MONTHS} meses`,
});
