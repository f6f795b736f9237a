import {
  FIT_NAMES,
  formatMoney,
  IMPORT_COLUMNS,
  type Category,
  type Color,
  type GarmentFit,
  type Product,
  type ProductChange,
  type ProductImportAnswer,
  type Rename,
} from '@shop/contract';
import { formatSizes, PRODUCT_COLUMNS, readers, type ProductColumn } from '../csv-columns';
import { importTexts } from '../import-texts';
import { type ImportedProduct } from '../parse-products';
import { altTextsOf } from './changed-fields';
import { type ImportPlan } from './plan-import';

export type ShownChange = ProductImportAnswer['rows'][number]['changes'][number];
/** A change as staff read it; `stamp` holds what must not have changed when it is stored. */
export type RowChange = { row: number; change: ShownChange; stamp: unknown };
type Context = {
  product: ImportedProduct;
  plan: ImportPlan;
  stored: Product | null;
  categories: readonly Category[];
};
type Variants = NonNullable<ProductChange['variants']>;

const LABELS = new Map<string, string>(IMPORT_COLUMNS.map(({ name, label }) => [name, label]));
const labelOf = (column: string): string => LABELS.get(column) ?? column;
const MAX_SHOWN = 120;
const CONTEXT = 30;

const cut = (text: string, from: number): string =>
  `${from > 0 ? '…' : ''}${text.slice(from, from + MAX_SHOWN)}${text.length > from + MAX_SHOWN ? '…' : ''}`;

// Long texts begin shortly before their first difference.
function excerpts(before: string, after: string): [before: string, after: string] {
  if (Math.max(before.length, after.length) <= MAX_SHOWN) return [before, after];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const from = before === '' ? 0 : Math.max(0, same - CONTEXT);
  return [cut(before, from), cut(after, from)];
}

const colorNames = (colors: Color[] | null): string =>
  colors?.map(({ name, value }) => `${name} ${value}`).join(', ') ?? '';
const fileNames = (urls: string[]): string => urls.map((url) => url.split('/').at(-1) ?? '').join(', ');
const join = (texts: readonly string[]): string => (texts.some(Boolean) ? texts.join(' | ') : '');

type Show = (value: never, categories: readonly Category[]) => string;
const SHOWN: Partial<Record<ProductColumn, Show>> = {
  precio: formatMoney,
  descuento: (percent: number) => `${percent} %`,
  activo: (active: boolean) => (active ? 'sí' : 'no'),
  categoria: (key: string, categories) => categories.find(({ name }) => name === key)?.display_name ?? key,
  talles: formatSizes,
  colores: colorNames,
  imagenes: fileNames,
  textos_imagenes: join,
  colores_imagenes: (lists: string[][]) => join(lists.map((names) => names.join(' + '))),
  calce: (fit: GarmentFit | '') => (fit ? FIT_NAMES[fit] : ''),
};

const shown = (column: ProductColumn, value: unknown, categories: readonly Category[]): string =>
  value === undefined || value === null ? '' : (SHOWN[column] ?? String)(value as never, categories);

const orEmpty = (text: string): string => text || importTexts.empty;

function fieldChanges(change: Partial<ProductChange>, { product, stored, categories }: Context): RowChange[] {
  const before = stored && { ...stored, thumbnailAlts: altTextsOf(stored) };
  return PRODUCT_COLUMNS.flatMap((column) => {
    const field = readers[column].field as keyof ProductChange & keyof Product;
    const value = change[field];
    if (value === undefined) return [];
    const [was, is] = excerpts(shown(column, before?.[field], categories), shown(column, value, categories));
    if (!stored && is === '') return [];
    const row = product.rowOf[field] ?? product.row;
    const texts = stored ? { before: orEmpty(was), after: orEmpty(is) } : { before: '', after: is };
    const named = { name: labelOf(column), ...texts };
    return [{ row, change: named, stamp: [field, before?.[field], value] }];
  });
}

type Units = { stock: number; stockSeen?: number };

// A difference to stock_visto holds whatever was sold meanwhile; a number without it replaces the stock.
function unitsChange(
  row: number,
  now: number,
  { stock, stockSeen = now }: Units,
  isBlind: boolean,
): RowChange[] {
  const then = Math.max(0, now + stock - stockSeen);
  if (then === now) return [];
  const change = { name: importTexts.stock, before: String(now), after: String(then) };
  return [{ row, change, stamp: ['stock', row, isBlind ? [now, then] : stock - stockSeen] }];
}

function variantChanges(variants: Variants, { product, plan, stored }: Context): RowChange[] {
  const blind = new Set(product.items.filter(({ seen }) => seen === undefined).map(({ row }) => row));
  return variants.flatMap((variant, at) => {
    const row = plan.itemRows[at];
    if (row === undefined) return [];
    const before = stored?.variants[at];
    if (!before) {
      const change = { name: importTexts.newVariant, before: '', after: importTexts.variant(variant) };
      return [{ row, change, stamp: ['variant', row, variant] }];
    }
    const sku = {
      name: 'SKU',
      before: orEmpty(before.sku ?? ''),
      after: orEmpty(variant.sku ?? ''),
    };
    return [
      ...unitsChange(row, before.stock, variant, blind.has(row)),
      ...(sku.before === sku.after ? [] : [{ row, change: sku, stamp: sku }]),
    ];
  });
}

function stockChanges({ stock, stockSeen, variants }: Partial<ProductChange>, context: Context): RowChange[] {
  if (variants) return variantChanges(variants, context);
  const [item] = context.product.items;
  if (stock === undefined || !item) return [];
  const { row, seen } = item;
  if (!context.stored)
    return [{ row, change: { name: importTexts.stock, before: '', after: String(stock) }, stamp: stock }];
  return unitsChange(row, context.stored.stock, { stock, stockSeen }, seen === undefined);
}

/** Returns a corrected name as a change of the row that asks for it. */
export function describeRename({ kind, from, to }: Rename, { items, row }: ImportedProduct): RowChange {
  const change = { name: labelOf(kind === 'size' ? 'talle' : 'color'), before: from, after: to };
  return { row: items.find((item) => item[kind] === to)?.row ?? row, change, stamp: [kind, from, to] };
}

/** Lists what a plan changes, each change with the row that says so. */
export const describeChanges = (change: Partial<ProductChange>, context: Context): RowChange[] => [
  ...stockChanges(change, context),
  ...fieldChanges(change, context),
];
