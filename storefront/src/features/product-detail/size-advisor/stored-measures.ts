import { browserStorage, parseStored } from '#shared/storage/safe-storage.ts';
import type { Measures } from './advise-size.ts';
import { MEASURES } from './measured-sizes.ts';

const KEY = 'medidas';

/** Reads the shopper's measures, which stay on this device. */
export const storedMeasures = (): string | null => browserStorage.getItem(KEY);

/** Parses stored measures; anything that is no number counts as absent. */
export function parseMeasures(text: string | null): Measures {
  const stored = parseStored(text) as Partial<Record<string, unknown>> | null;
  const known = MEASURES.map((measure) => [measure, stored?.[measure]] as const);
  return Object.fromEntries(known.filter(([, value]) => typeof value === 'number'));
}

/** Stores measures beside those that other garments asked for. */
export function storeMeasures(measures: Measures): string {
  const text = JSON.stringify({ ...parseMeasures(storedMeasures()), ...measures });
  browserStorage.setItem(KEY, text);
  return text;
}
