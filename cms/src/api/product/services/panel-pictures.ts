import type { ProductChange } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { findPictures } from '../../../database/product-pictures';
import type { PictureRecord } from '../../../database/records';
import type { PanelData } from '../../../platform/panel/panel-rules';
import { mediaFilesOf } from '../../../platform/storage/media-files';

type Lists = Pick<ProductChange, 'thumbnails' | 'thumbnailAlts' | 'thumbnailColors'>;
type SentPicture = { id?: number; file?: unknown; url?: unknown; alt?: unknown; colors?: unknown };
type Stored = { file: number | null; url: string; alt: string; colors: string };

const EMPTY: Stored = { file: null, url: '', alt: '', colors: '' };

const idOf = (value: unknown): number | null => {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object') return Number(value);
  const { id, set, connect } = value as { id?: unknown; set?: unknown[]; connect?: unknown[] };
  return idOf(id ?? set?.[0] ?? connect?.[0]);
};

const sentOrStored = (sent: unknown, stored: string): string =>
  sent === undefined ? stored : typeof sent === 'string' ? sent : '';

const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() ? [line.trim()] : []));

async function storedPictures(trx: Trx, ids: readonly number[]): Promise<Map<number, Stored>> {
  const found = await findPictures(trx, 'picture_id', ids);
  return new Map(
    found.map(({ id, fileId: file, url, alt, colors }) => [
      id,
      { file, url: file ? '' : url, alt, colors: colors.join('\n') },
    ]),
  );
}

async function addressesOf(trx: Trx, ids: readonly number[]): Promise<Map<number, string>> {
  const files: { id: number; url: string }[] = await trx('files')
    .whereIn('id', [...ids])
    .select('id', 'url');
  return new Map(files.map(({ id, url }) => [id, url]));
}

// Fields that a form leaves out keep their stored value.
const merged = (sent: SentPicture, stored: Stored = EMPTY): Stored => ({
  file: sent.file === undefined ? stored.file : idOf(sent.file),
  url: sentOrStored(sent.url, stored.url).trim(),
  alt: sentOrStored(sent.alt, stored.alt),
  colors: sentOrStored(sent.colors, stored.colors),
});

/** Returns the pictures of a form of Strapi's panel as the API's lists, or none when the form leaves them out. */
export async function picturesOfForm(trx: Trx, { pictures: sent }: PanelData): Promise<Lists> {
  if (sent === undefined) return {};
  const pictures = (Array.isArray(sent) ? sent : []) as SentPicture[];
  const stored = await storedPictures(
    trx,
    pictures.flatMap(({ id }) => (id === undefined ? [] : [Number(id)])),
  );
  const complete = pictures.map((picture) => merged(picture, stored.get(Number(picture.id))));
  const addresses = await addressesOf(
    trx,
    complete.flatMap(({ file }) => (file === null ? [] : [file])),
  );
  return {
    thumbnails: complete.map(({ file, url }) => (file === null ? url : (addresses.get(file) ?? ''))),
    thumbnailAlts: complete.map(({ alt }) => alt),
    thumbnailColors: complete.map(({ colors }) => linesOf(colors)),
  };
}

/** Writes changed pictures into the form, each linked to the media file of its address; null leaves the stored ones. */
export async function applyPictures(
  trx: Trx,
  data: PanelData,
  pictures: readonly PictureRecord[] | null,
): Promise<void> {
  if (!pictures) {
    delete data.pictures;
    return;
  }
  const sent = (data.pictures ?? []) as SentPicture[];
  const files = await mediaFilesOf(trx, pictures);
  data.pictures = pictures.map(({ url, alt, colors }, at) => ({
    ...sent[at],
    alt,
    colors: colors.join('\n'),
    file: files.get(url) ?? null,
    url: files.has(url) ? null : url,
  }));
}
