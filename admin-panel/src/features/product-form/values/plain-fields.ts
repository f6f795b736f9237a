import { GARMENT_FITS, PRODUCT_FIELD_NAMES as NAMES, z } from '@shop/contract';
import { type FieldSpec } from '#shared/resource/fields.tsx';

const DETAIL = { optional: true, autoComplete: 'off' };

/** The fields of a product whose value is typed, kept, sent and compared as it is; a new one is added here. */
export const plainFields = {
  title: { label: NAMES.title, required: true, maxLength: 160, autoComplete: 'off' },
  description: { kind: 'long', rows: 3, label: NAMES.description },
  composition: { ...DETAIL, label: NAMES.composition, placeholder: 'Ej.: 90% poliamida, 10% elastano' },
  fit: {
    kind: 'choice',
    label: NAMES.fit,
    hint: 'Se muestra junto a los talles y en el asesor de talles.',
    options: {
      '': 'Según la guía de talles',
      small: 'Calza chico',
      snug: 'Calza justo',
      large: 'Calza grande',
    },
  },
  care: {
    ...DETAIL,
    kind: 'long',
    rows: 3,
    label: NAMES.care,
    placeholder: 'Ej.: lavar a mano con agua fría',
  },
  origin: { ...DETAIL, label: NAMES.origin, placeholder: 'Ej.: Argentina', maxLength: 60 },
  manufacturer: { ...DETAIL, label: NAMES.manufacturer, hint: 'Si no sos vos', maxLength: 160 },
} as const satisfies Record<string, FieldSpec<unknown>>;

export type PlainName = keyof typeof plainFields;

/** Fields of the garment that few shoppers read, folded in the form. */
export const DETAIL_NAMES = [
  'composition',
  'fit',
  'care',
  'origin',
  'manufacturer',
] as const satisfies readonly PlainName[];

export const PLAIN_NAMES = Object.keys(plainFields) as PlainName[];

export const plainSchema = {
  title: z.string(),
  description: z.string(),
  composition: z.string(),
  fit: z.enum(['', ...GARMENT_FITS]),
  care: z.string(),
  origin: z.string(),
  manufacturer: z.string(),
} satisfies Record<PlainName, unknown>;

type PlainValues = { [Name in PlainName]: z.infer<(typeof plainSchema)[Name]> };

/** Returns a value for each plain field; one that is missing is empty. */
export const plainValues = (valueOf: (name: PlainName) => string | null | undefined): PlainValues =>
  Object.fromEntries(PLAIN_NAMES.map((name) => [name, valueOf(name)?.trim() ?? ''])) as PlainValues;

export const isPlainName = (name: string): name is PlainName => name in plainFields;
