import { errorCodes, MAX_UNITS_PER_LINE, MAX_UNITS_PER_ORDER, type OrderTotals } from '@shop/contract';
import { ApiError, badRequest, conflict } from '../../../platform/http/api-error';
import { type CheckoutFault } from '../domain/checkout-rules';
import { type PlannedLine, type Refusal, type Shortage } from '../domain/order-plan';

const left = ({ title, size, color, available }: Shortage): string => {
  const variant = [size, color].filter(Boolean).join(', ');
  const name = variant ? `${title} (${variant})` : title;
  return available > 0 ? `${name}: quedan ${available}` : `${name}: sin stock`;
};

const outOfStock = (shortages: Shortage[]) =>
  conflict(`No hay stock suficiente. ${shortages.map(left).join('. ')}.`, errorCodes.outOfStock, {
    items: shortages,
  });

const onItem = (position: number, field: string, message: string) =>
  badRequest(message, [{ path: `items.${position}.${field}`, message }]);

/** A refusal of the order's lines as the caller reads it. */
export function refusalError(refusal: Refusal): ApiError {
  switch (refusal.reason) {
    case 'out-of-stock':
      return outOfStock(refusal.shortages);
    case 'too-expensive':
      return badRequest('El total del pedido es demasiado alto');
    case 'too-many-units':
      return onItem(
        refusal.position,
        'quantity',
        `Se pueden pedir hasta ${MAX_UNITS_PER_LINE} unidades por producto y ${MAX_UNITS_PER_ORDER} por pedido`,
      );
    case 'unknown-product':
      return new ApiError(400, errorCodes.productGone, 'Uno de los productos ya no existe', {
        errors: [{ path: `items.${refusal.position}.productId`, message: 'Producto no encontrado' }],
        details: { items: refusal.gone },
      });
    case 'product-gone':
      return conflict(`${refusal.title} ya no está disponible`, errorCodes.productGone, {
        items: refusal.gone,
      });
    case 'size':
      return onItem(refusal.position, 'size', `Elegí una talla de ${refusal.title}`);
    case 'color':
      return onItem(refusal.position, 'color', `Elegí un color de ${refusal.title}`);
  }
}

/** A refusal of delivery or payment as the caller reads it. */
export function checkoutError(fault: CheckoutFault): ApiError {
  if (fault.kind === 'missing') return badRequest(fault.errors[0]?.message, fault.errors);
  if (fault.kind === 'disabled') return conflict(fault.message, errorCodes.methodDisabled);
  return new ApiError(400, errorCodes.notCovered, fault.message, {
    errors: [{ path: 'shippingInfo.city', message: fault.message }],
  });
}

/** The figures have changed since the shopper saw them: these are today's. */
export const priceChanged = (totals: OrderTotals, lines: readonly PlannedLine[]): ApiError =>
  conflict('Los precios cambiaron. Revisá el total antes de confirmar.', errorCodes.priceChanged, {
    ...totals,
    items: lines.map(({ productId, unitPrice, quantity }) => ({ productId, price: unitPrice, quantity })),
  });
