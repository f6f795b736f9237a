import { errorCodes, productMessages, variantName } from '@shop/contract';
import { conflict } from '../../../../platform/http/http-error';
import { lostUnits } from '../../domain/lost-units';
import type { ExistingItem, StockPlan } from '../../domain/stock-plan';

/** Throws 409 for a plan that takes more units out of stock, with their size or colour, than the caller has confirmed. */
export function checkLostUnits(items: readonly ExistingItem[], plan: StockPlan, confirmed = 0): void {
  const lost = lostUnits(items, plan);
  if (lost.units <= confirmed) return;
  const names = lost.variants.map((one) => `${variantName(one)} (${one.units})`.trim());
  throw conflict(productMessages.losesUnits(lost.units, names.join(', ')), errorCodes.unitsWouldBeLost, lost);
}
