import { variantName } from '@shop/contract';
import type { OrderRecord } from '../order-view';

/** Names the units that came back to stock, a line each. */
export function returnedUnitsNote(
  { lines }: OrderRecord,
  returned: readonly { lineId: number; quantity: number }[],
): string {
  const names = returned.map(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return `${quantity} × ${line?.title ?? ''} ${line ? variantName(line) : ''}`.trim();
  });
  return names.length > 0 ? `Vuelven al stock: ${names.join(', ')}` : 'Ninguna unidad vuelve al stock.';
}
