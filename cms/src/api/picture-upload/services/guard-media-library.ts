import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Connection, Trx } from '../../../database/connection';
import { productRecords, productsIn } from '../../../database/product-records';
import { inTransaction } from '../../../database/transaction';
import { announceChange } from '../../../platform/changes/changes';
import { catalog } from '../../catalog/services/catalog';
import { fileStore } from '../../../platform/storage/file-store';
import type { LibraryFile } from './adapt-images';
import { keysOf } from './store-picture';

const FILE = 'plugin::upload.file';
const OWN_HASH = /^pictures\/[0-9a-f]{32}$/;

type FileInfo = { folder?: unknown };
type Replacement = { data: { fileInfo?: FileInfo }; file: object };
type Uploads = {
  upload(request: object, options?: object): Promise<LibraryFile[]>;
  remove(file: LibraryFile): Promise<unknown>;
  replace(id: number, replacement: Replacement, options?: object): Promise<unknown>;
};
type Files = { deleteByIds(ids: number[]): Promise<unknown> };

const inUse = (where: string) => `Esa foto está en uso en ${where}: cambiala ahí antes de eliminarla.`;
const inHistory = (where: string) => `Esa foto se ve en ${where}, así que no se puede eliminar.`;

// Two rows may share an address, so the files are found by theirs.
const linksTo = (db: Connection | Trx, url: string, type: string) =>
  db('files_related_mph as m')
    .join('files as f', 'f.id', 'm.file_id')
    .where({ 'f.url': url, 'm.related_type': type });

const productsShowing = (db: Connection | Trx, url: string) =>
  linksTo(db, url, 'product.picture')
    .join('products_cmps as c', (join) =>
      join.on('c.cmp_id', 'm.related_id').andOnVal('c.component_type', 'product.picture'),
    )
    .join('products as p', 'p.id', 'c.entity_id');

const heroShowing = (db: Connection | Trx, url: string) => linksTo(db, url, 'site-content.hero-image');

async function refusalOf(db: Connection, url: string): Promise<string | null> {
  const [title] = await productsShowing(db, url).limit(1).pluck('p.title');
  if (title) return inUse(`el producto ${title}`);
  if (await heroShowing(db, url).first('m.id')) return inUse('la portada');
  const [orderNumber] = await db('order_lines as l')
    .join('orders as o', 'o.id', 'l.order_id')
    .where('l.image', url)
    .limit(1)
    .pluck('o.order_number');
  return orderNumber ? inHistory(`la orden ${orderNumber}`) : null;
}

async function rejectIfUsed(strapi: Core.Strapi, { url }: LibraryFile): Promise<void> {
  const refusal = await refusalOf(strapi.db.connection, url);
  if (refusal) throw new errors.ApplicationError(refusal);
}

async function removeSizes({ hash }: LibraryFile): Promise<void> {
  if (OWN_HASH.test(hash)) await fileStore().remove(keysOf(hash));
}

// The row keeps its identity and, unless another folder was chosen, its folder.
function replacedFacts(fresh: LibraryFile, fileInfo: FileInfo = {}): Record<string, unknown> {
  const { id: _id, documentId: _documentId, createdAt: _createdAt, folderPath, ...facts } = fresh;
  return fileInfo.folder === undefined ? facts : { ...facts, folderPath, folder: fileInfo.folder };
}

async function publishReplaced(trx: Trx, url: string): Promise<void> {
  const ids: number[] = await productsShowing(trx, url).distinct().pluck('p.id');
  if (ids.length > 0) {
    // Orders lock the stock items too: entries are rendered one after another.
    await productRecords(trx, { ids }, true);
    await productsIn(trx).update({ id: ids }, {});
    await catalog.refresh(trx, ids);
    await announceChange('catalog');
  }
  if (await heroShowing(trx, url).first('m.id')) await announceChange('content');
}

/** Keeps pictures that are shown from being deleted; a replaced one gets a new address, because browsers keep the old. */
export function guardMediaLibrary(strapi: Core.Strapi): void {
  const uploads = strapi.plugin('upload').service('upload') as Uploads;
  const remove = uploads.remove.bind(uploads);
  uploads.remove = async (file) => {
    await rejectIfUsed(strapi, file);
    const removed = await remove(file);
    await removeSizes(file);
    return removed;
  };
  uploads.replace = async (id, { data, file }, options) => {
    const [fresh] = await uploads.upload({ data: { fileInfo: data.fileInfo }, files: file }, options);
    if (!fresh) throw new errors.ApplicationError('No se pudo reemplazar la foto.');
    return inTransaction(async (trx) => {
      await strapi.db.query(FILE).delete({ where: { id: fresh.id } });
      const replaced = await strapi.db
        .query(FILE)
        .update({ where: { id }, data: replacedFacts(fresh, data.fileInfo) });
      await publishReplaced(trx, fresh.url);
      return replaced;
    });
  };
  const files = strapi.plugin('upload').service('file') as Files;
  const deleteByIds = files.deleteByIds.bind(files);
  // Deletes all or none: checks each before the first is deleted.
  files.deleteByIds = async (ids) => {
    const chosen = await strapi.db.query(FILE).findMany({ where: { id: { $in: ids } } });
    for (const file of chosen as LibraryFile[]) await rejectIfUsed(strapi, file);
    return deleteByIds(ids);
  };
}
