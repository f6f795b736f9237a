import { z } from '../z';
import { SHOP_VARIABLES } from '../shop/shop-variables';
import { fillLines, variableFault, variablesIn, type VariableValues } from '../text/variables';
import { completeContent } from './defaults/complete-content';
import { markCards } from './empty-cards';
import { siteContentDraftSchema } from './site-content-draft';

// Variables stand for these facts, or programs read them: they are filled in by nobody.
const FACTS = new Set([
  'icon',
  'url',
  'filename',
  'buttonLink',
  'link',
  'id',
  'name',
  'display_name',
  'category',
  'size',
  'address',
  'schedule',
  'estimatedDays',
  'synonyms',
  'closedDays',
  'updatedAt',
  'bankName',
  'cbu',
  'alias',
  'accountHolder',
  'accountType',
  'accountNumber',
]);
const ON_FACTS: readonly string[] = [];

/** Tells whether the field of a path is a text that may name `{variables}`. */
export const takesVariables = (path: string): boolean => !FACTS.has(path.split('.').at(-1) ?? '');

function mapTexts(value: unknown, change: (text: string, path: string) => string, path = ''): unknown {
  if (typeof value === 'string') return change(value, path);
  if (typeof value !== 'object' || value === null) return value;
  const under = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (Array.isArray(value)) return value.map((item, i) => mapTexts(item, change, under(i)));
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, mapTexts(field, change, under(key))]),
  );
}

/**
 * Returns the content as people read it: a line whose data is missing is left out, names fall back, and cards that say
 * nothing are marked.
 */
export const fillContent = <T extends object>(content: T, values: VariableValues): T =>
  completeContent(
    mapTexts(markCards(content, values), (text, path) =>
      takesVariables(path) && variablesIn(text).length > 0 ? fillLines(text.split('\n'), values) : text,
    ) as T,
  );

export type VariableFault = { path: string; message: string };

/** Lists the texts whose variables do not exist, and the facts that hold any. */
export function contentVariableFaults(content: object): VariableFault[] {
  const faults: VariableFault[] = [];
  mapTexts(content, (text, path) => {
    const known = takesVariables(path) ? Object.keys(SHOP_VARIABLES) : ON_FACTS;
    const message = variableFault(text, known);
    if (message) faults.push({ path, message });
    return text;
  });
  return faults;
}

/** Content as it is saved: unlike stored content, which is read as it is, all its variables exist. */
export const editedContentSchema = siteContentDraftSchema.check(
  z.superRefine((content, context) => {
    for (const { path, message } of contentVariableFaults(content))
      context.addIssue({ code: 'custom', message, input: content, path: path.split('.') });
  }),
);
