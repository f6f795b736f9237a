import path from 'node:path';
import { OPERATING_RULES, type ProofKind } from '@shop/contract';
import type { Row } from '../../database/connection';
import { PICTURES_SQL } from '../../database/product-pictures';
import { UPLOADS } from '../../platform/storage/stored-file';
import { eachOf, filesIn, strayFiles, UNCLAIMED_MS } from '../../platform/doctor/stored-files';
import {
  olderThan,
  findingsOf,
  NIGHTLY_SWEEP_GRACE_MS,
  type ApiChecks,
  type Ask,
  type CustomCheck,
  type Examination,
  type Finding,
} from '../../platform/doctor/check';
import { proofKey } from './domain/proof-file';
import { CLAIMED_PROOFS, RETENTION_IS_OVER, retentionEnds, retentionValues } from './domain/proof-retention';

// Originals are WebP for the demo shop and JPEG for uploads; every size can be made again from them.
const originalsOf = (url: string): string[] => [url.replace(/\.jpg$/, '.webp'), url];

async function picturesOf(ask: Ask): Promise<Finding[]> {
  const products = await ask(
    `select p.title as name, pictures.url as expected from (${PICTURES_SQL}) as pictures
      join products p on p.id = pictures.product_id where p.deleted_at is null`,
  );
  const heroes = await ask(
    `select 'portada' as name, coalesce(f.url, h.url) as expected from content_hero_images h
      left join files_related_mph m on m.related_id = h.id and m.related_type = 'site-content.hero-image'
      left join files f on f.id = m.file_id`,
  );
  return [...products, ...heroes] as Finding[];
}

const checkPictures: CustomCheck = async ({ ask, dataDir }) => {
  const own = (await picturesOf(ask)).filter(({ expected }) => String(expected).startsWith(UPLOADS));
  const store = filesIn(dataDir);
  const isStored = await eachOf(own, async ({ expected }) => {
    const keys = originalsOf(String(expected).replace(UPLOADS, ''));
    return (await Promise.all(keys.map((key) => store.sizeOf(key)))).some(Boolean);
  });
  const missing = own.filter((_, at) => !isStored[at]);
  return [findingsOf('picture-file-is-missing', missing)];
};

// The panel stores an emptied rule as null: it counts as the initial one.
async function proofDaysOf(ask: Ask): Promise<number> {
  const [rules] = await ask('select proof_days from operating_rules');
  return Number(rules?.proof_days ?? OPERATING_RULES.proofDays.initial);
}

async function dueProofs({ ask, dialect }: Examination, now: number): Promise<Finding[]> {
  const ends = retentionEnds(now, await proofDaysOf(ask));
  const sql = `select t.proof_id as name from ${CLAIMED_PROOFS} where ${RETENTION_IS_OVER}`;
  return (await ask(sql, retentionValues(ends).map(dialect.moment))) as Finding[];
}

// A backup copies files after the database, so one whose retention is over may have been swept meanwhile.
async function keptProofs(examination: Examination): Promise<Row[]> {
  const { ask, now } = examination;
  const claimed = await ask(
    'select proof_id, kind, bytes from transfer_proofs where claimed_by is not null and swept_at is null',
  );
  const due = new Set((await dueProofs(examination, now.getTime())).map(({ name }) => name));
  return claimed.filter(({ proof_id }) => !due.has(String(proof_id)));
}

async function missingProofs(rows: readonly Row[], dataDir: string): Promise<Finding[]> {
  const store = filesIn(dataDir);
  const sizes = await eachOf(rows, ({ proof_id, kind }) =>
    store.sizeOf(proofKey(String(proof_id), kind as ProofKind)),
  );
  return rows
    .map(({ proof_id, bytes }, at) => ({ name: String(proof_id), found: sizes[at] ?? 0, expected: bytes }))
    .filter(({ found, expected }) => found !== expected);
}

const idsOf = (rows: readonly Row[]) => new Set(rows.map(({ proof_id }) => String(proof_id)));

/** Finds proof files without a record, older than a day. */
export async function strayProofs(ask: Ask, dataDir: string, now: Date): Promise<string[]> {
  const known = idsOf(await ask('select proof_id from transfer_proofs where swept_at is null'));
  return strayFiles(path.join(dataDir, 'proofs'), (name) => known.has(path.parse(name).name), now);
}

const checkProofs: CustomCheck = async (examination) => {
  const { ask, dataDir, now } = examination;
  const strays = (await strayProofs(ask, dataDir, now)).map((file) => ({ name: path.basename(file) }));
  return [
    findingsOf('proof-file-is-missing', await missingProofs(await keptProofs(examination), dataDir)),
    findingsOf('proof-file-without-record', strays),
    findingsOf('claimed-proof-is-old', await dueProofs(examination, now.getTime() - NIGHTLY_SWEEP_GRACE_MS)),
  ];
};

export const uploadChecks: ApiChecks = {
  statements: {
    'product-picture-is-empty': `select p.title as name from (${PICTURES_SQL}) as pictures
        join products p on p.id = pictures.product_id
        where p.deleted_at is null and coalesce(pictures.url, '') = ''`,
    'proof-of-order-is-unknown': `select o.order_number as name from orders o
        where coalesce(o.transfer_proof, '') <> '' and not exists
        (select 1 from transfer_proofs t where t.proof_id = o.transfer_proof and t.claimed_by = o.document_id)`,
    'proof-of-no-order': `select t.proof_id as name from transfer_proofs t where t.claimed_by is not null
        and not exists (select 1 from orders o where o.document_id = t.claimed_by)`,
    'proof-of-history-is-unknown': `select o.order_number as name, e.proof_id as found
        from order_events e join orders o on o.id = e.order_id
        where e.proof_id is not null and not exists
        (select 1 from transfer_proofs t where t.proof_id = e.proof_id and t.claimed_by = o.document_id)`,
    'unclaimed-proof-is-old': olderThan(
      UNCLAIMED_MS,
      'select t.proof_id as name from transfer_proofs t where t.claimed_by is null and t.created_at < ?',
    ),
  },
  files: [checkPictures, checkProofs],
};
