const INVISIBLE = /[\p{Cf}\p{DI}]/gu;
// Prefix, day and sequence, whatever stands between and around them: 'Pedido n° jl 20261126 0001.'
const WRITTEN =
  /(?:^|\P{L})(?:PEDIDO|ORDEN)?([A-Z]{1,6})[\s\p{Pd}\u2212/_.#°º]*(\d{8})[\s\p{Pd}\u2212/_.]*(\d{4,9})(?!\d)/u;

/** Reads the number of an order as people write it; a text without one stays, in capitals. */
export function normalizeOrderNumber(typed: string): string {
  const text = typed.normalize('NFKC').replace(INVISIBLE, '').trim().toUpperCase();
  const [, ...parts] = WRITTEN.exec(text) ?? [];
  return parts.length > 0 ? parts.join('-') : text.replace(/[\s\p{Pd}]+/gu, '-').slice(0, 40);
}
