import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';

type StoredFile = { url: string };
type Uploads = { remove(file: StoredFile): Promise<unknown> };
type Files = { deleteByIds(ids: number[]): Promise<unknown> };

const inUse = (where: string) => `Esa foto está en uso en ${where}: cambiala ahí antes de eliminarla.`;

const asPattern = (url: string) => `%"${url.replace(/[\\%_]/g, '\\$&')}"%`;

async function usageOf(strapi: Core.Strapi, { url }: StoredFile): Promise<string | undefined> {
  const db = strapi.db.connection;
  const product = await db('products')
    .select('title')
    .whereRaw(`cast(thumbnails as text) like ? escape '\\'`, [asPattern(url)])
    .first();
  if (product) return `el producto ${String(product.title)}`;
  const hero = await db('content_hero_images').where({ url }).first('id');
  return hero ? 'la portada' : undefined;
}

async function rejectIfUsed(strapi: Core.Strapi, file: StoredFile): Promise<void> {
  const usage = await usageOf(strapi, file);
  if (usage) throw new errors.ApplicationError(inUse(usage));
}

/** Rejects deleting a picture from the media library while a product or the cover shows it. */
export function protectPicturesInUse(strapi: Core.Strapi): void {
  const uploads = strapi.plugin('upload').service('upload') as Uploads;
  const remove = uploads.remove.bind(uploads);
  uploads.remove = async (file) => {
    await rejectIfUsed(strapi, file);
    return remove(file);
  };
  const files = strapi.plugin('upload').service('file') as Files;
  const deleteByIds = files.deleteByIds.bind(files);
  // Deletes all or none: checks each before the first is deleted.
  files.deleteByIds = async (ids) => {
    const chosen = await strapi.db.query('plugin::upload.file').findMany({ where: { id: { $in: ids } } });
    for (const file of chosen as StoredFile[]) await rejectIfUsed(strapi, file);
    return deleteByIds(ids);
  };
}
