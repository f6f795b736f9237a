import type { Row, Trx } from '../../../database/connection';
import { freeSlug, slugOf } from '../domain/slug';

/** An address for a title that no product has, or has had. */
export async function slugFor(trx: Trx, title: string): Promise<string> {
  const slug = slugOf(title);
  const starts = `${slug}-%`;
  const rows: Row[] = await trx('products').select('slug').where({ slug }).orWhereLike('slug', starts);
  const old: Row[] = await trx('catalog_slugs').select('slug').where({ slug }).orWhereLike('slug', starts);
  return freeSlug(slug, new Set([...rows, ...old].map((row) => row.slug as string)));
}
