import { type Category, isPictureUrl, productDraftSchema, productMessages } from '@shop/contract';
import { isEqual } from '#shared/edit-session/merge-versions.ts';
import { newProductBody } from '../save/product-body.ts';
import { PLAIN_NAMES } from './plain-fields.ts';
import { type ProductFormValues, keepsStockPerVariant } from './product-form-values.ts';

export type FormFault = { field: string; message: string };

function pictureFaults({ pictures }: ProductFormValues): FormFault[] {
  const bad = pictures.findIndex(({ url }) => url.trim() !== '' && !isPictureUrl(url.trim()));
  return bad >= 0 ? [{ field: `pictures.${bad}.url`, message: productMessages.badImages }] : [];
}

// Rules that the contract cannot know, since they need the shop's categories or the rows of the form.
function formFaults(values: ProductFormValues, known: readonly Category[]): FormFault[] {
  const { category } = values;
  const isKnown = !category || known.some(({ name }) => name === category);
  return [
    ...(isKnown ? [] : [{ field: 'category', message: productMessages.unknownCategory }]),
    ...pictureFaults(values),
  ];
}

// These paths of the contract differ from the form's.
function fieldOfPath([head, at, field]: readonly PropertyKey[]): string {
  if (head === 'thumbnails') return `pictures.${Number(at ?? 0)}.url`;
  if (head === 'thumbnailAlts') return `pictures.${Number(at ?? 0)}.alt`;
  if (head === 'thumbnailColors') return `pictures.${Number(at ?? 0)}.url`;
  if (head === 'variants') return field === 'sku' ? `skus.${String(at)}` : 'cells';
  if (head === 'size') return 'sizes';
  return String(head);
}

function contractFaults(values: ProductFormValues): FormFault[] {
  const checked = productDraftSchema.safeParse(newProductBody(values));
  if (checked.success) return [];
  // The single stock number has no field while the grid is shown.
  const shown = (field: string) => (field === 'stock' && keepsStockPerVariant(values) ? 'cells' : field);
  const faults = checked.error.issues.map(({ path, message }) => ({
    field: shown(fieldOfPath(path)),
    message,
  }));
  return faults.filter(({ field }, at) => faults.findIndex((other) => other.field === field) === at);
}

const [TITLE, DESCRIPTION, ...DETAILS] = PLAIN_NAMES;

// As the form shows them.
const FIELD_ORDER: readonly (string | undefined)[] = [
  TITLE,
  DESCRIPTION,
  'category',
  'price',
  'discount',
  'sizes',
  'colors',
  'pictures',
  'stock',
  'cells',
  'skus',
  ...DETAILS,
];
const rootOf = ({ field }: FormFault): string => field.split('.')[0] ?? '';
const byFieldOrder = (a: FormFault, b: FormFault) =>
  FIELD_ORDER.indexOf(rootOf(a)) - FIELD_ORDER.indexOf(rootOf(b));

/** Returns the faults that the server found in fields of the form. */
export const serverFaults = (errors: readonly { path: string; message: string }[]): FormFault[] =>
  errors
    .map(({ path, message }) => ({ field: fieldOfPath(path.split('.')), message }))
    .filter((fault) => FIELD_ORDER.includes(rootOf(fault)))
    .sort(byFieldOrder);

/** Checks whether the values of a fault's field are still those that were refused. */
export const isStillRefused = (
  fault: FormFault,
  refused: ProductFormValues,
  values: ProductFormValues,
): boolean => {
  const field = rootOf(fault) as keyof ProductFormValues;
  return isEqual(refused[field], values[field]);
};

export function productFormFaults(values: ProductFormValues, known: readonly Category[]): FormFault[] {
  const own = formFaults(values, known);
  const fieldsWithFault = new Set(own.map(rootOf));
  return [...own, ...contractFaults(values).filter((fault) => !fieldsWithFault.has(rootOf(fault)))].sort(
    byFieldOrder,
  );
}
