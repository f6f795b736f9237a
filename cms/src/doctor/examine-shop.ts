import { checkCatalogue } from './catalogue-check';
import { runCheck, type Findings } from './check';
import { countChecks } from './count-checks';
import { checkPictures, checkProofs } from './file-checks';
import { checkIntegrity } from './integrity-checks';
import { numberChecks } from './number-checks';
import { orderChecks } from './order-checks';
import { accessChecks, recordChecks } from './record-checks';
import { openSnapshot, type ShopPlace, type Snapshot } from './snapshot';
import { stockChecks } from './stock-checks';
import { texts, type CheckId } from './texts';

/** Something that must be true of a shop's data and is not. */
export type Fault = Findings & {
  /** What is wrong, for the owner. */
  problem: string;
  /** What to do about it. */
  remedy: string;
};

type Options = {
  now?: Date;
  /** Without the files of pictures and proofs: what the tables alone say. */
  tablesOnly?: boolean;
  /** Checks that do not matter here. */
  except?: readonly CheckId[];
};

const tableChecks = [
  ...stockChecks,
  ...orderChecks,
  ...numberChecks,
  ...recordChecks,
  ...accessChecks,
  ...countChecks,
];

async function findingsOfAll({ ask, dialect }: Snapshot, dataDir: string, options: Options) {
  const now = options.now ?? new Date();
  const integrity = (await checkIntegrity(ask, dialect)).filter((found) => found !== null);
  // What is read from a damaged file says nothing.
  if (integrity.some(({ id }) => id === 'database-file-is-damaged')) return integrity;
  const findings: (Findings | null)[] = [...integrity];
  for (const check of tableChecks) findings.push(await runCheck(check, ask, dialect, now));
  findings.push(await checkCatalogue(ask));
  if (!options.tablesOnly)
    findings.push(await checkPictures(ask, dataDir), ...(await checkProofs(ask, dataDir, now)));
  return findings.filter((found) => found !== null);
}

/** Examines what a snapshot shows; the faults found, none when all is well. */
export async function examineSnapshot(
  snapshot: Snapshot,
  dataDir: string,
  options: Options = {},
): Promise<Fault[]> {
  const findings = await findingsOfAll(snapshot, dataDir, options);
  return findings
    .filter(({ id }) => !options.except?.includes(id))
    .map((found) => ({ ...found, ...texts[found.id] }));
}

/** Examines a shop, running or not, in one moment of its database. */
export async function examineShop(place: ShopPlace, options: Options = {}): Promise<Fault[]> {
  const snapshot = await openSnapshot(place);
  try {
    return await examineSnapshot(snapshot, place.dataDir, options);
  } finally {
    await snapshot.close();
  }
}

/** One line for a log: which check, how often, and the first example. */
export const faultLine = ({ id, count, examples: [first] }: Fault): string =>
  `${id} (${count}): ${first?.name ?? ''} ${first?.found ?? ''} ${first?.expected ?? ''}`.trim();
