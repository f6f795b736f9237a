import type { ProductChange } from '@shop/contract';
import type { Row, Trx } from '../../../database/connection';
import { PICTURES_SQL } from '../../../database/product-pictures';
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

const textOf = (sent: unknown, stored: string): string =>
  sent === undefined ? stored : typeof sent === 'string' ? sent : '';

const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() ? [line.trim()] : []));

async function storedPictures(trx: Trx, ids: readonly number[]): Promise<Map<number, Stored>> {
  if (ids.length === 0) return new Map();
  const rows: Row[] = await trx
    .from(trx.raw(`(${PICTURES_SQL}) as pictures`))
    .whereIn('picture_id', [...ids]);
  return new Map(
    rows.map(({ picture_id, file_id, url, alt, colors }) => [
      picture_id as number,
      {
        file: file_id as number | null,
        url: file_id ? '' : ((url as string | null) ?? ''),
        alt: (alt as string | null) ?? '',
        colors: (colors as string | null) ?? '',
      },
    ]),
  );
}

async function addressesOf(trx: Trx, ids: readonly number[]): Promise<Map<number, string>> {
  const rows: Row[] =
    ids.length === 0
      ? []
      : await trx('files')
          .whereIn('id', [...ids])
          .select('id', 'url');
  return new Map(rows.map(({ id, url }) => [id as number, url as string]));
}

// Fields that a form leaves out keep their stored value.
const merged = (sent: SentPicture, stored: Stored = EMPTY): Stored => ({
  file: sent.file === undefined ? stored.file : idOf(sent.file),
  url: textOf(sent.url, stored.url).trim(),
  alt: textOf(sent.alt, stored.alt),
  colors: textOf(sent.colors, stored.colors),
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
