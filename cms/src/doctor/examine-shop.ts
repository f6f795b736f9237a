import { accountChecks } from '../api/account/checks';
import { caseChecks } from '../api/case/checks';
import { catalogChecks } from '../api/catalog/checks';
import { clientChecks } from '../api/client/checks';
import { exchangeChecks } from '../api/exchange/checks';
import { idempotencyChecks } from '../api/idempotency-key/checks';
import { interactionChecks } from '../api/interaction/checks';
import { mailChecks } from '../api/mail/checks';
import { orderChecks } from '../api/order/checks';
import { uploadChecks } from '../api/picture-upload/checks';
import { productChecks } from '../api/product/checks';
import { reviewChecks } from '../api/review/checks';
import { stockAlertChecks } from '../api/stock-alert/checks';
import { stockChecks } from '../api/stock-item/checks';
import { runStatement, type ApiChecks, type Findings } from '../platform/doctor/check';
import { texts, type CheckId } from '../platform/doctor/texts';
import { checkIntegrity } from './integrity-checks';
import { openSnapshot, type ShopLocation, type Snapshot } from './snapshot';

export type Fault = Findings & { problem: string; remedy: string };

type Options = {
  now?: Date;
  tablesOnly?: boolean;
  except?: readonly CheckId[];
};

const checks: ApiChecks[] = [
  stockChecks,
  orderChecks,
  exchangeChecks,
  clientChecks,
  uploadChecks,
  idempotencyChecks,
  interactionChecks,
  accountChecks,
  reviewChecks,
  stockAlertChecks,
  mailChecks,
  productChecks,
  caseChecks,
  catalogChecks,
];

async function findAll({ ask, dialect }: Snapshot, dataDir: string, options: Options) {
  const now = options.now ?? new Date();
  const findings: (Findings | null)[] = await checkIntegrity(ask, dialect);
  // All other findings in a damaged file are meaningless.
  if (findings.some((found) => found?.id === 'database-file-is-damaged')) return findings;
  for (const [id, statements = []] of checks.flatMap(({ statements = {} }) => Object.entries(statements)))
    for (const statement of [statements].flat())
      findings.push(await runStatement(id as CheckId, statement, { ask, dialect, now }));
  const custom = checks.flatMap(({ tables = [], files = [] }) =>
    options.tablesOnly ? tables : [...tables, ...files],
  );
  for (const check of custom) findings.push(...(await check({ ask, dialect, dataDir, now })));
  return findings;
}

export async function examineSnapshot(
  snapshot: Snapshot,
  dataDir: string,
  options: Options = {},
): Promise<Fault[]> {
  const findings = await findAll(snapshot, dataDir, options);
  return findings
    .filter((found) => found !== null)
    .filter(({ id }) => !options.except?.includes(id))
    .map((found) => ({ ...found, ...texts[found.id] }));
}

/** Examines a shop, running or not, as it is at one moment of its database. */
export async function examineShop(location: ShopLocation): Promise<Fault[]> {
  const snapshot = await openSnapshot(location);
  try {
    return await examineSnapshot(snapshot, location.dataDir);
  } finally {
    await snapshot.close();
  }
}
