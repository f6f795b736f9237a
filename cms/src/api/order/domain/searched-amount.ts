import { MAX_TOTAL } from '@shop/contract';

const AMOUNT = /^\$?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{1,2})?$/;
// Amounts of fewer digits would be found in too many orders.
const LEAST = 100;

/** Returns the pesos that a search asks for, as '36800', '36.800' or '$ 36.800,00'; null for other texts. */
export function searchedAmount(search: string): number | null {
  const [, digits = ''] = AMOUNT.exec(search.trim()) ?? [];
  const pesos = Number(digits.replaceAll('.', ''));
  return pesos >= LEAST && pesos <= MAX_TOTAL ? pesos : null;
}
