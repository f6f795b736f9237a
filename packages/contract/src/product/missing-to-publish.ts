type Publishable = {
  description?: string | null;
  thumbnails?: readonly string[] | null;
  size?: readonly string[] | null;
  variants?: readonly { size?: string | null }[] | null;
};
export type MissingToPublish = 'images' | 'description' | 'sizes';

const PARTS: readonly MissingToPublish[] = ['images', 'description', 'sizes'];
const FIELDS = { images: 'thumbnails', description: 'description', sizes: 'size' } as const;

const NAMES: Record<MissingToPublish, string> = {
  images: 'fotos',
  description: 'descripción',
  sizes: 'talles',
};

// Sizes that only variants name are offered, too.
const isThere = {
  images: ({ thumbnails }: Publishable) => Boolean(thumbnails?.length),
  description: ({ description }: Publishable) => Boolean(description?.trim()),
  sizes: ({ size, variants }: Publishable) =>
    Boolean(size?.length) || (variants ?? []).some((variant) => Boolean(variant.size)),
};

/** Returns whether a product lacks a part that shoppers need to see. */
export const lacksPart = (part: MissingToPublish, product: Publishable): boolean => !isThere[part](product);

/** Lists what a product lacks before shoppers may see it; a switched off draft may lack it. */
export const missingToPublish = (product: Publishable): MissingToPublish[] =>
  PARTS.filter((part) => lacksPart(part, product));

/** Returns the field of the product that holds a missing part. */
export const fieldOfMissing = (missing: MissingToPublish) => FIELDS[missing];

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** Names the missing parts in Spanish: 'fotos, descripción y talles'. */
export const missingNames = (missing: readonly MissingToPublish[]): string =>
  list.format(missing.map((part) => NAMES[part]));

/** Says why a draft cannot be switched on. */
export const notPublishable = (missing: readonly MissingToPublish[]): string =>
  `Para activarlo ${missing.length === 1 && missing[0] === 'description' ? 'falta' : 'faltan'}: ${missingNames(missing)}`;
