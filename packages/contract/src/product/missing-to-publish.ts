type Publishable = { description?: string | null; thumbnails?: readonly string[] | null };
export type MissingToPublish = 'images' | 'description';

const FIELDS = { images: 'thumbnails', description: 'description' } as const;

/** Lists what a product lacks before shoppers may see it; a switched off draft may lack it. */
export const missingToPublish = ({ description, thumbnails }: Publishable): MissingToPublish[] => [
  ...(thumbnails?.length ? [] : (['images'] as const)),
  ...(description?.trim() ? [] : (['description'] as const)),
];

/** Returns the field of the product that holds a missing part. */
export const fieldOfMissing = (missing: MissingToPublish) => FIELDS[missing];

const NAMES: Record<MissingToPublish, string> = { images: 'fotos', description: 'descripción' };

/** Names the missing parts in Spanish: 'fotos y descripción'. */
export const missingNames = (missing: readonly MissingToPublish[]): string =>
  missing.map((part) => NAMES[part]).join(' y ');

/** Says why a draft cannot be switched on. */
export const notPublishable = (missing: readonly MissingToPublish[]): string =>
  `Para activarlo ${missing.includes('images') ? 'faltan' : 'falta'}: ${missingNames(missing)}`;
