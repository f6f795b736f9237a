const MAX_LENGTH = 80;

/** Returns the slug of a title: 'Conjunto Íntimo Nº 3' becomes 'conjunto-intimo-no-3'. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '') || 'producto';

// API paths beside GET /products/:slug.
const reserved: ReadonlySet<string> = new Set(['count', 'export', 'deleted']);

/** Returns the first of slug, slug-2, slug-3… that is free. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug) && !reserved.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
