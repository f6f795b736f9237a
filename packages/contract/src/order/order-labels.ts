import type { DeliveryMethod } from './delivery';

/** Names the parts of an order for the shop, its mails and the back office. */
export const deliveryLabels: Record<DeliveryMethod, string> = {
  pickup: 'Retiro en punto de encuentro',
  home: 'Envío a domicilio',
};
export const TRANSFER_PROOF = 'Comprobante de transferencia';
export const pickupHours = (schedule: string): string => `Horario de retiro: ${schedule}`;
/** Says that an order is a gift, to the buyer and to those who pack it. */
export const GIFT = 'Es para regalo';
export const GIFT_MESSAGE = 'Mensaje del regalo';
export const CASH_FEE = 'Recargo por pago en efectivo';
export const PAYMENT_DISCOUNT = 'Descuento por forma de pago';

/** Names of the two buttons beside a quantity. */
export const unitLabels = {
  less: (name: string) => `Una unidad menos de ${name}`,
  more: (name: string) => `Una unidad más de ${name}`,
} as const;
