import {
  type AuditEntry,
  fulfillmentLabel,
  STAFF_ROLE_LABELS,
  type StaffRole,
  statusLabel,
} from '@shop/contract';
import { texts } from './texts.ts';

export type Change = { field: string; before: string; after: string };

const MAX_LENGTH = 160;
// Ids say nothing to people.
const HIDDEN = new Set(['_id', 'id', 'productId', 'other', 'requestId']);

const clipped = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

const named: Readonly<Record<string, (value: string) => string>> = {
  fulfillment: (value) => fulfillmentLabel(value, 'home'),
  staffRole: (value) => STAFF_ROLE_LABELS[value as StaffRole] ?? value,
};

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

const isAbsent = (value: unknown): boolean => value === null || value === undefined || value === '';

const listText = (values: readonly unknown[]): string =>
  values.every(isPlain) ? clipped(values.join(', ')) : texts.elements(values.length);

function wordText(field: string, value: string, isOrder: boolean): string {
  if (field === 'status' && isOrder) return statusLabel(value);
  return clipped(named[field]?.(value) ?? value);
}

function valueText(field: string, value: unknown, isOrder: boolean): string {
  if (isAbsent(value)) return texts.none;
  if (typeof value === 'string') return wordText(field, value, isOrder);
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return value.toLocaleString('es-AR');
  return Array.isArray(value) ? listText(value) : clipped(JSON.stringify(value));
}

/** Returns what an entry says about each fact, before and after. */
export function changesOf({ action, before, after }: AuditEntry): Change[] {
  const isOrder = action.startsWith('order-');
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .filter((field) => !HIDDEN.has(field))
    .map((field) => ({
      field: texts.fields[field] ?? field,
      before: valueText(field, before?.[field], isOrder),
      after: valueText(field, after?.[field], isOrder),
    }))
    .filter((change) => change.before !== change.after);
}
