import { texts } from '../texts.ts';
import { placesAlong } from './content-form.ts';

const labelsOf = (path: string): string[] => placesAlong(path).map(({ key, place }) => place?.label ?? key);

/** Returns the label of a place of the content; of one without a label, its key. */
export const labelOf = (path: string): string => labelsOf(path).at(-1) ?? path;

/** Names a place of the content by its labels, from its section on. */
export const fieldName = (path: string): string => labelsOf(path).join(' › ');

export function readableValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? texts.readable.yes : texts.readable.no;
  if (Array.isArray(value)) return value.map((item) => `• ${readableValue(item)}`).join('\n');
  if (typeof value === 'object' && value !== null) {
    const parts = Object.values(value).filter((part) => typeof part !== 'boolean');
    return parts.map(readableValue).join(' · ');
  }
  return String(value ?? '') || texts.readable.blank;
}
