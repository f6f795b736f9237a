import path from 'node:path';
import type { ApiChecks, Ask, CustomCheck } from '../../platform/doctor/check';
import { findingsOf } from '../../platform/doctor/check';
import { eachOf, filesIn, strayFiles } from '../../platform/doctor/stored-files';
import { photoKey } from './domain/photo-addresses';

const ID_LENGTH = 32;

/** Finds files of photos that no review has, older than a day. */
export async function strayPhotos(ask: Ask, dataDir: string, now: Date): Promise<string[]> {
  const rows = await ask('select photo from reviews where photo is not null');
  const known = new Set(rows.map(({ photo }) => String(photo)));
  return strayFiles(path.join(dataDir, 'review-photos'), (name) => known.has(name.slice(0, ID_LENGTH)), now);
}

const checkPhotos: CustomCheck = async ({ ask, dataDir, now }) => {
  const store = filesIn(dataDir);
  const rows = await ask('select photo, order_number from reviews where photo is not null');
  const sizes = await eachOf(rows, ({ photo }) => store.sizeOf(`${photoKey(String(photo))}.jpg`));
  const missing = rows.filter((_, at) => !sizes[at]);
  const strays = await strayPhotos(ask, dataDir, now);
  return [
    findingsOf(
      'review-photo-is-missing',
      missing.map(({ order_number }) => ({ name: String(order_number) })),
    ),
    findingsOf(
      'review-photo-without-review',
      strays.map((file) => ({ name: path.basename(file) })),
    ),
  ];
};

export const reviewChecks: ApiChecks = {
  statements: {
    'review-without-purchase': `select r.order_number as name, r.product_id as found, l.product_id as expected
      from reviews r
      left join order_lines l on l.id = r.order_line_id
      left join products p on p.document_id = r.product_id
      where r.state <> 'rejected' and (l.id is null or p.id is null or l.product_id <> r.product_id)`,
  },
  files: [checkPhotos],
};
