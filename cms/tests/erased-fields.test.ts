import { afterAll, beforeAll, expect, test } from 'vitest';
import { chosenDatabase } from './support/databases/test-database';
import { clientCalls } from './support/data/client-calls';
import { commerceOn, type Commerce } from './support/data/commerce-calls';
import { deletionCalls } from './support/data/deletion-calls';
import { leaveMarks, marks } from './support/data/marked-person';
import {
  lastIds,
  markRecords,
  personalTexts,
  type MarkedRecord,
  type MarkedText,
} from './support/data/marked-records';
import { tablesWith } from './support/data/stored-texts';
import { startCms, testAdmin, type TestCms } from './support/servers/start-cms';

let cms: TestCms;
let shop: Commerce;
let database: Awaited<ReturnType<typeof chosenDatabase>> | undefined;
let erased: Promise<Erased> | undefined;

/** The marks that a person left, her export, and the tables that hold marks after her deletion. */
type Erased = {
  marked: Map<string, MarkedRecord[]>;
  every: MarkedText[];
  exported: Record<string, unknown>[];
  left: string[];
};

const isShared = ({ options, isWithheld }: MarkedText) => !options.withheld && !isWithheld;
const lowerCase = (texts: MarkedText[]) => new Set(texts.map(({ text }) => text.toLowerCase()));

beforeAll(async () => {
  database = await chosenDatabase();
  cms = await startCms({ databaseUrl: database.databaseUrl });
  shop = await commerceOn(cms);
});
afterAll(async () => {
  await cms?.stop();
  await database?.stop();
});

async function eraseMarkedPerson(): Promise<Erased> {
  const since = await lastIds(cms);
  const { order, orderNumber } = await leaveMarks(cms, shop);
  const deletion = deletionCalls(cms, shop);
  const request = await deletion.ask();
  const mails = () => shop.db()('outgoing_mails');
  // The sender would write over the marks of a mail that waits.
  await expect.poll(() => mails().where('state', 'waiting')).toEqual([]);
  // Mails to the shop name nobody; a mail server would also have sent some about her order.
  await mails().where('recipient', testAdmin.email).delete();
  await mails().where('kind', 'withdrawal').update({ order_number: orderNumber });
  const { email, formerEmail, phone } = marks;
  await markRecords(cms, since, [email, formerEmail, phone, order._id]);
  // Clients are read again from their orders.
  await (await clientCalls(shop)).catchUp();
  const marked = await personalTexts(cms, since);
  const every = [...marked.values()].flat(2).filter(({ text }) => text !== '');
  const exported = await deletion.exported(request);
  expect(await deletion.erase(request)).toBe('answered');
  // The number by which an order is stored names nobody.
  const texts = every.flatMap(({ text }) => (text === order._id ? [] : text));
  return { marked, every, exported, left: await tablesWith(shop.db(), [...new Set(texts)]) };
}

// The first test that asks has the person erased, once for all.
const erasure = () => (erased ??= eraseMarkedPerson());

test('the marked person leaves a record of every type whose records are erased or taken along', async () => {
  const { marked } = await erasure();
  expect(marked.size).toBeGreaterThan(12);
  const missing = [...marked].filter(([, records]) => records.length === 0);
  expect(missing.map(([uid]) => uid)).toEqual([]);
});

test('every text that an erased person loses holds a text of hers', async () => {
  const { marked, every } = await erasure();
  const filled = new Set(every.map(({ field }) => field));
  const lost = [...marked.values()].flat(2).filter(({ options }) => options.personal === 'erase');
  expect(lost.map(({ field }) => field).filter((field) => !filled.has(field))).toEqual([]);
});

// @spec F.13
test('a deletion leaves in the database only texts whose model says why they stay', async () => {
  const { every, left } = await erasure();
  const kept = every.filter(({ options }) => options.personal === 'keep' && options.personalReason);
  const keptTexts = lowerCase(kept);
  expect(left.filter((found) => !keptTexts.has(found.slice(found.indexOf(': ') + 2)))).toEqual([]);
  expect(left.length).toBeGreaterThan(0);
});

// @spec F.12
test('the data that a person may take along have every personal text that is not withheld', async () => {
  const { marked, exported } = await erasure();
  const missing = [...marked].flatMap(([uid, records]) =>
    records.flatMap((record) => {
      const wanted = record.filter(isShared).map(({ options, text }) => [options.label, text] as const);
      const has = exported.some((one) => wanted.every(([label, text]) => one[label] === text));
      return has || wanted.every(([, text]) => text === '') ? [] : [{ uid, ...Object.fromEntries(wanted) }];
    }),
  );
  expect(missing).toEqual([]);
});

test('the data that a person may take along have no text that is withheld', async () => {
  const { every, exported } = await erasure();
  const shared = lowerCase(every.filter(isShared));
  // A name that is stored once more for the search is withheld and yet in the data.
  const withheld = [...lowerCase(every.filter((one) => !isShared(one)))].filter(
    (text) => text.startsWith('zqmarca') && !shared.has(text),
  );
  expect(withheld.length).toBeGreaterThan(10);
  const written = JSON.stringify(exported).toLowerCase();
  expect(withheld.filter((text) => written.includes(text))).toEqual([]);
});
