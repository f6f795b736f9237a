import {
  coversCity,
  errorCodes,
  findMissingAddressFields,
  MAX_UNITS_PER_LINE,
  MAX_UNITS_PER_ORDER,
  minimumPurchaseText,
  type CheckoutContent,
  type DeliveryMethod,
  type OrderTotals,
} from '@shop/contract';
import { HttpError, badField, badRequest, conflict } from '../../../../platform/http/http-error';
import { notCoveredText, type CheckoutFault } from '../../domain/place/checkout-rules';
import { type PlannedLine, type OrderFault, type Shortage } from '../../domain/place/order-plan';

const describeShortage = ({ title, size, color, available }: Shortage): string => {
  const variant = [size, color].filter(Boolean).join(', ');
  const name = variant ? `${title} (${variant})` : title;
  return available > 0 ? `${name}: quedan ${available}` : `${name}: sin stock`;
};

const outOfStock = (shortages: Shortage[]) =>
  conflict(`No hay stock suficiente. ${shortages.map(describeShortage).join('. ')}.`, errorCodes.outOfStock, {
    items: shortages,
  });

const itemError = (position: number, field: string, message: string) =>
  badRequest(message, [{ path: `items.${position}.${field}`, message }]);

export function orderFaultError(fault: OrderFault): HttpError {
  switch (fault.reason) {
    case 'out-of-stock':
      return outOfStock(fault.shortages);
    case 'too-expensive':
      return badRequest('El total del pedido es demasiado alto');
    case 'too-many-units':
      return itemError(
        fault.position,
        'quantity',
        `Se pueden pedir hasta ${MAX_UNITS_PER_LINE} unidades por producto y ${MAX_UNITS_PER_ORDER} por pedido`,
      );
    case 'unknown-product':
      return new HttpError(400, errorCodes.productGone, 'Uno de los productos ya no existe', {
        errors: [{ path: `items.${fault.position}.productId`, message: 'Producto no encontrado' }],
        details: { items: fault.unavailable },
      });
    case 'product-unavailable':
      return conflict(`${fault.title} ya no está disponible`, errorCodes.productGone, {
        items: fault.unavailable,
      });
    case 'size':
      return itemError(fault.position, 'size', `Elegí un talle de ${fault.title}`);
    case 'color':
      return itemError(fault.position, 'color', `Elegí un color de ${fault.title}`);
  }
}

/** Throws 400 when a client has no address for a delivery that staff agreed upon, or lives outside of the coverage. */
export function checkClientAddress(
  client: Parameters<typeof findMissingAddressFields>[0],
  delivery: DeliveryMethod,
  coverage: readonly string[],
): void {
  const missing = findMissingAddressFields(client, delivery);
  if (missing.length > 0)
    throw badRequest(
      missing[0]?.message,
      missing.map(({ path, message }) => ({ path: `client.${path}`, message })),
    );
  if (delivery === 'home' && !coversCity(client.city, coverage))
    throw badField('client.city', notCoveredText(coverage));
}

export function checkoutFaultError(fault: CheckoutFault): HttpError {
  if (fault.kind === 'missing') return badRequest(fault.errors[0]?.message, fault.errors);
  if (fault.kind === 'disabled') return conflict(fault.message, errorCodes.methodDisabled);
  return new HttpError(400, errorCodes.notCovered, fault.message, {
    errors: [{ path: 'shippingInfo.city', message: fault.message }],
  });
}

export const priceChangedError = (totals: OrderTotals, lines: readonly PlannedLine[]): HttpError =>
  conflict('Los precios cambiaron. Revisá el total antes de confirmar.', errorCodes.priceChanged, {
    ...totals,
    items: lines.map(({ productId, unitPrice, quantity }) => ({ productId, price: unitPrice, quantity })),
  });

export const belowMinimumError = (missing: number, checkout: CheckoutContent): HttpError =>
  conflict(`${minimumPurchaseText(missing, checkout)}.`, errorCodes.belowMinimum, {
    minimumPurchase: checkout.minimumPurchase,
    missing,
  });
