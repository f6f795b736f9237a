import {
  DEFAULT_CITY,
  DEFAULT_SHIPPING_COST,
  deliversHome,
  formatMoney,
  isBankAlias,
  isCbu,
} from '@shop/contract';
import type { Snapshot } from '../snapshot';
import { contentField, type Check } from './check';

const MEETING_POINT = 'checkout.deliveryInfo.meetingPoint';
const HOME = 'checkout.shipping.homeDelivery';

const pickupOf = ({ content }: Snapshot) => content.checkout.deliveryInfo.meetingPoint;

function defaultDelivery(shop: Snapshot): string {
  const { baseCost, freeShippingThreshold } = shop.content.checkout.shipping.homeDelivery;
  if (!deliversHome(shop.content.checkout) || baseCost !== DEFAULT_SHIPPING_COST || freeShippingThreshold > 0)
    return '';
  return `Envío a domicilio ${formatMoney(baseCost)}, a: ${shop.shop.coverageCities.join(', ')}`;
}

function pickupFault(shop: Snapshot): string {
  const { enabled, address } = pickupOf(shop);
  if (!enabled)
    return deliversHome(shop.content.checkout)
      ? ''
      : 'No hay retiro ni envío: nadie podría recibir su compra.';
  return address.trim() === '' ? 'Falta la dirección del punto de encuentro.' : '';
}

function paymentFault({ content }: Snapshot): string {
  const { cashOnDelivery, bankTransfer, mercadoPago } = content.checkout.paymentInfo;
  const hasAccount = isCbu(bankTransfer.cbu) || isBankAlias(bankTransfer.alias);
  if (bankTransfer.enabled && !hasAccount)
    return 'Aceptás transferencias, pero no hay CBU ni alias: cargalos o apagá la transferencia.';
  const takesMoney = cashOnDelivery.enabled || bankTransfer.enabled || mercadoPago?.enabled;
  return takesMoney ? '' : 'No hay ninguna forma de pago activa.';
}

/** Checks payment and delivery. */
export const saleChecks: readonly Check[] = [
  {
    key: 'delivery',
    title: 'Costo y zona de envío',
    why: 'El costo de envío que se muestra es el que tenés que cobrar: no puede quedar uno que no elegiste.',
    law: 'Ley 24.240, art. 7 (la oferta obliga)',
    path: contentField(`${HOME}.baseCost`),
    findFault: () => '',
    findDefault: defaultDelivery,
  },
  {
    key: 'pickup',
    title: 'Lugar de retiro',
    why: 'Quien elige retirar necesita saber adónde ir antes de comprar.',
    path: contentField(`${MEETING_POINT}.address`),
    findFault: pickupFault,
    findDefault: (shop) => {
      const { enabled, address } = pickupOf(shop);
      return enabled && address === DEFAULT_CITY ? `Retiro en: ${address}` : '';
    },
  },
  {
    key: 'payment',
    title: 'Formas de pago completas',
    why: 'Si aceptás transferencias, la clienta necesita un CBU o alias válido para pagarte.',
    path: contentField('checkout.paymentInfo.bankTransfer.alias'),
    findFault: paymentFault,
  },
];
