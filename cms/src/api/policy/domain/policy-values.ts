import {
  deliversHome,
  deliveryDaysText,
  formatMoney,
  formatShipping,
  retentionSentences,
  shopVariables,
  TAX_CONDITION_NAMES,
  type CheckoutContent,
  type OperatingRules,
  type PolicyValues,
  type ShopSetting,
  pickupHours,
} from '@shop/contract';

const listOf = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

const sentence = (...parts: readonly (string | false | undefined)[]): string =>
  parts
    .filter(Boolean)
    .map((part) => String(part).replace(/[.\s]+$/, ''))
    .join('. ')
    .concat('.');

function pickupLine({ meetingPoint }: CheckoutContent['deliveryInfo']): string[] {
  if (!meetingPoint.enabled) return [];
  const { title, address, schedule } = meetingPoint;
  return [`${title}: ${sentence(address, schedule && pickupHours(schedule), 'Sin costo')}`];
}

function homeLine(checkout: CheckoutContent): string[] {
  if (!deliversHome(checkout)) return [];
  const { homeDelivery } = checkout.shipping;
  const { title, baseCost, freeShippingThreshold, coverage } = homeDelivery;
  const free =
    baseCost > 0 &&
    freeShippingThreshold > 0 &&
    `Gratis en compras desde ${formatMoney(freeShippingThreshold)}`;
  const estimated = deliveryDaysText(checkout);
  const days = estimated && `Demora estimada: ${estimated}`;
  return [`${title}: ${sentence(coverage, `Costo: ${formatShipping(baseCost).toLowerCase()}`, free, days)}`];
}

const hoursText = (hours: number): string =>
  hours % 24 === 0 && hours > 24 ? `${hours / 24} días` : `${hours} ${hours === 1 ? 'hora' : 'horas'}`;

type Method = { enabled: boolean; title: string; discountPercent: number; paymentHours: number };

function methodLine(
  { enabled, title, discountPercent, paymentHours }: Method,
  more?: string | false,
): string[] {
  if (!enabled) return [];
  const off = discountPercent > 0 && `${discountPercent} % de descuento sobre los productos`;
  const deadline =
    paymentHours > 0 && `Si el pago no llega dentro de ${hoursText(paymentHours)}, el pedido se cancela`;
  const facts = [off, more, deadline].filter(Boolean);
  return [facts.length > 0 ? `${title}: ${sentence(...facts)}` : sentence(title)];
}

function paymentLines({
  cashOnDelivery,
  bankTransfer,
  mercadoPago,
}: CheckoutContent['paymentInfo']): string[] {
  const fee = cashOnDelivery.additionalFee > 0 && `Recargo de ${formatMoney(cashOnDelivery.additionalFee)}`;
  return [
    ...methodLine(cashOnDelivery, fee),
    ...methodLine(bankTransfer),
    ...(mercadoPago?.enabled ? ['Mercado Pago.'] : []),
  ];
}

// A shop that offers no exchange promises none, whatever its conditions once said.
function exchangeTerm({ exchangeDays: days, exchangeSettlesPrice }: OperatingRules): string {
  if (days === 0) return '';
  const period = days === 1 ? 'el día siguiente al' : `${days} días corridos después del`;
  const cost = exchangeSettlesPrice
    ? 'Si el precio del producto cambió, te avisamos la diferencia antes de hacer el cambio.'
    : 'El cambio no tiene costo, aunque el precio del producto haya cambiado.';
  return `Podés pedir el cambio por otro talle del mismo producto hasta ${period} día en que lo recibís, mientras haya stock. Pedilo con el enlace de tu pedido o escribinos con el número de orden. ${cost}`;
}

/** Returns what the placeholders of a policy stand for, '' where the owner has not said it; `kept` stays after an erasure. */
export const policyValues = (
  shop: ShopSetting,
  checkout: CheckoutContent,
  rules: OperatingRules,
  kept: string,
): PolicyValues => ({
  ...shopVariables(shop, checkout, rules),
  razon_social: shop.legalName,
  cuit: shop.cuit,
  condicion_iva: TAX_CONDITION_NAMES[shop.taxCondition] ?? '',
  ingresos_brutos: shop.grossIncomeNumber,
  canal: shop.serviceChannel,
  area: shop.serviceArea,
  entregas: listOf([...pickupLine(checkout.deliveryInfo), ...homeLine(checkout)]),
  pagos: listOf(paymentLines(checkout.paymentInfo)),
  cambio_de_talle: exchangeTerm(rules),
  condiciones_de_cambio: rules.exchangeDays > 0 ? rules.exchangePolicy : '',
  defensa_del_consumidor: shop.consumerDefenseUrl,
  texto_provincial: shop.provincialNotice,
  plazos_de_conservacion: listOf(retentionSentences(rules, kept)),
});
