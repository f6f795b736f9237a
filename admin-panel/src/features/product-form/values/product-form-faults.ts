import { type Category, isPictureUrl, productDraftSchema, productMessages } from '@shop/contract';
import { numberFromDigits } from './digits.ts';
import { newProductBody } from '../save/product-body.ts';
import { type ProductFormValues, keepsStockPerVariant } from './product-form-values.ts';

/** Fault of a field, shown beside it and in the summary. */
export type FormFault = { field: string; message: string };

function pictureFaults({ pictures }: ProductFormValues): FormFault[] {
  const faults: FormFault[] = [];
  if (!pictures[0]?.url.trim()) faults.push({ field: 'pictures.0.url', message: productMessages.images });
  const bad = pictures.findIndex(({ url }) => url.trim() !== '' && !isPictureUrl(url.trim()));
  if (bad >= 0) faults.push({ field: `pictures.${bad}.url`, message: productMessages.badImages });
  return faults;
}

function categoryFaults(category: string, known: readonly Category[]): FormFault[] {
  if (!category) return [{ field: 'category', message: productMessages.category }];
  const isKnown = known.some(({ name }) => name === category);
  return isKnown ? [] : [{ field: 'category', message: productMessages.unknownCategory }];
}

const requiredFaults = (values: ProductFormValues): FormFault[] => [
  ...(values.title.trim() ? [] : [{ field: 'title', message: productMessages.title }]),
  ...(values.description.trim() ? [] : [{ field: 'description', message: productMessages.description }]),
];

const listFaults = (values: ProductFormValues): FormFault[] => [
  ...(numberFromDigits(values.price) > 0 ? [] : [{ field: 'price', message: productMessages.price }]),
  ...(values.sizes.length > 0 ? [] : [{ field: 'sizes', message: productMessages.sizes }]),
];

// These paths of the contract differ from the form's.
function fieldOfPath([head, at]: readonly PropertyKey[]): string {
  if (head === 'thumbnails') return `pictures.${typeof at === 'number' ? at : 0}.url`;
  if (head === 'thumbnailAlts') return `pictures.${typeof at === 'number' ? at : 0}.alt`;
  if (head === 'variants') return 'cells';
  if (head === 'size') return 'sizes';
  return String(head);
}

// Rules that only the contract knows: lengths, upper bounds, repeated colours, colour formats.
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

const SECTIONS = [
  'title',
  'description',
  'category',
  'price',
  'discount',
  'sizes',
  'pictures',
  'colors',
  'stock',
  'cells',
  'composition',
  'care',
];
const sectionOf = ({ field }: FormFault): string => field.split('.')[0] ?? '';
const byPlace = (a: FormFault, b: FormFault) =>
  SECTIONS.indexOf(sectionOf(a)) - SECTIONS.indexOf(sectionOf(b));

/** Returns all faults of the form, in the order of its fields. */
export function productFormFaults(values: ProductFormValues, known: readonly Category[]): FormFault[] {
  const own = [
    ...requiredFaults(values),
    ...categoryFaults(values.category, known),
    ...listFaults(values),
    ...pictureFaults(values),
  ];
  const covered = new Set(own.map(sectionOf));
  return [...own, ...contractFaults(values).filter((fault) => !covered.has(sectionOf(fault)))].sort(byPlace);
}
