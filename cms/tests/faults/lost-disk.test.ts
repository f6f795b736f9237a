import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { litestreamProgram } from '../../../tools/copy/litestream.mjs';
import { SECRET_NAMES } from '../../../tools/launcher/settings/secrets.mjs';
import { anOrder, commerceOn, type OrderAnswer } from '../support/data/commerce-calls';
import { aPicture, formWith } from '../support/data/forms';
import { aPdf } from '../support/data/pdf-files';
import { printMeasurement, timed } from '../support/processes/measurements';
import { rounds } from '../support/processes/rounds';
import { runCommand } from '../support/processes/run-command';
import { startBucket } from '../support/servers/s3-server';
import { spawnShop, type ShopProcess } from '../support/servers/spawn-shop';

const ORDERS_A_SECOND = 20;
const MOST_LOST_SECONDS = 10;
const SECONDS = rounds(8, 60);
const MOMENTS = rounds(2, 8);

function hasLitestream(): boolean {
  try {
    return Boolean(litestreamProgram());
  } catch {
    process.stdout.write('A lost disk was not tried: Litestream has no package for this machine.\n');
    return false;
  }
}

const root = mkdtempSync(path.join(os.tmpdir(), 'shop-lost-disk-'));
const shops: ShopProcess[] = [];
let bucket: Awaited<ReturnType<typeof startBucket>> | undefined;
afterAll(async () => {
  for (const shop of shops) {
    shop.child.kill('SIGTERM');
    await shop.ended;
  }
  await bucket?.stop();
  rmSync(root, { recursive: true, force: true });
});

// The secrets come from the data folder, as those of a real shop do.
const ownSecrets = Object.fromEntries(SECRET_NAMES.map((name) => [name, '']));

/** The place of the copy; the shop and its restore need its `env`. */
type Copy = { place: string; address: string; env: Record<string, string> };
const at = ({ place }: Copy, name: string) => path.join(place, name);

// A second try finds nothing of the first.
const newPlace = () => mkdtempSync(path.join(root, 'copy-'));

function copyInFolder(): Promise<Copy> {
  const place = newPlace();
  return Promise.resolve({ place, address: path.join(place, 'other-disk'), env: {} });
}

async function copyInBucket(): Promise<Copy> {
  await bucket?.stop();
  bucket = await startBucket();
  const { output } = await runCommand('backup', { dataDir: path.join(root, 'none') }, '--new-key');
  const [OFFSITE_KEY = ''] = /AGE-SECRET-KEY-1\w+/.exec(output) ?? [];
  const [OFFSITE_RECIPIENT = ''] = /age1\w{58}/.exec(output) ?? [];
  const { BACKUP_TO: _, ...connection } = bucket.offsite;
  const env = { ...connection, OFFSITE_RECIPIENT, OFFSITE_KEY };
  return { place: newPlace(), address: 's3://tienda/copia', env };
}

async function openShop(dataDir: string, env: Record<string, string> = {}): Promise<ShopProcess> {
  const shop = await spawnShop(dataDir, { ...ownSecrets, ...env });
  shops.push(shop);
  await shop.says('Ctrl-C stops everything');
  return shop;
}

function processesBelow(pid: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const children = lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child as number);
  return [...children, ...children.flatMap(processesBelow)];
}

async function killEverything({ child, ended }: ShopProcess): Promise<void> {
  const pid = child.pid as number;
  for (const one of [pid, ...processesBelow(pid)])
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // It ended with its parent.
    }
  await ended;
}

type Sold = { orderNumber: string; linkToken: string; at: number };

async function sellWithProofs(shop: ShopProcess): Promise<Sold[]> {
  const commerce = await commerceOn(shop.cms);
  const { _id: productId } = await commerce.product({ stock: 10_000 });
  const picture = await aPicture(300, 300).jpeg().toBuffer();
  const sold: Sold[] = [];
  const sellOne = async (number: number) => {
    const body = formWith(aPdf(`transferencia ${number}`), 'comprobante.pdf', { purpose: 'proof' });
    const proof = await shop.cms.call<{ url: string }>('/api/upload/proof', { method: 'POST', body });
    const order = anOrder([{ productId, quantity: 1, size: 'M' }], {
      paymentMethod: 'transfer',
      transferProofUrl: proof.body.url,
    });
    const answer = await shop.cms.call<OrderAnswer>('/api/orders', { method: 'POST', json: order });
    if (answer.status === 201) sold.push({ ...answer.body, at: Date.now() });
  };
  const addPicture = async (number: number) => {
    const body = formWith(picture, `foto-${number}.jpg`, { purpose: 'content' });
    await commerce.admin('/api/upload/proof', { method: 'POST', body });
  };
  const selling: Promise<void>[] = [];
  for (let number = 0; number < SECONDS * ORDERS_A_SECOND; number += 1) {
    selling.push(sellOne(number).catch(() => undefined));
    if (number % ORDERS_A_SECOND === 0) selling.push(addPicture(number).catch(() => undefined));
    await pause(1000 / ORDERS_A_SECOND);
  }
  // The last ones are on their way when the disk is lost.
  void Promise.all(selling);
  return sold;
}

const FILES = ['proofs', 'public/uploads/pictures'];

function sumsIn(dataDir: string): Map<string, string> {
  const names = FILES.flatMap((folder) =>
    readdirSync(path.join(dataDir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
      .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name))),
  );
  const sumOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(dataDir, name)))
      .digest('hex');
  return new Map(names.map((name) => [name, sumOf(name)]));
}

type Stored = { number: string; at: number };

// The claim of its proof is the last stamp of an order's commit.
const ORDERS = `select order_number as number,
  max(created_at, (select updated_at from transfer_proofs where claimed_by = orders.document_id)) as at
  from orders order by id`;

function ordersIn(dataDir: string): Stored[] {
  const database = new Database(path.join(dataDir, 'shop.db'), { readonly: true });
  const rows = database.prepare(ORDERS).all() as Stored[];
  database.close();
  return rows;
}

const argentineTime = (moment: number) =>
  new Date(moment - 3 * 3_600_000).toISOString().slice(0, 23).replace('T', ' ');

// The orders of which nothing was later, in the order in which they were written.
const ordersUntil = (all: readonly Stored[], moment: number) => {
  const firstLater = all.findIndex((order) => order.at > moment);
  return all.slice(0, firstLater === -1 ? undefined : firstLater).map(({ number }) => number);
};

async function restore(copy: Copy, name: string, ...moment: string[]): Promise<void> {
  const command = ['--from-copy', copy.address, ...moment];
  const { code, output } = await runCommand(
    'restore',
    { dataDir: at(copy, name), env: copy.env },
    ...command,
  );
  expect([code, output]).toEqual([0, expect.stringContaining('Datos de la tienda')]);
}

async function expectMoments(copy: Copy, before: readonly Stored[]): Promise<void> {
  for (let number = 1; number <= MOMENTS; number += 1) {
    const next = Math.floor((before.length * number) / (MOMENTS + 2));
    const moment = Math.floor(((before[next - 1]?.at ?? 0) + (before[next]?.at ?? 0)) / 2);
    const place = `moment-${number}`;
    await restore(copy, place, '--at', argentineTime(moment));
    expect(ordersIn(at(copy, place)).map((order) => order.number)).toEqual(ordersUntil(before, moment));
  }
}

function expectSameFiles(copy: Copy, sums: Map<string, string>): number {
  const restored = sumsIn(at(copy, 'found'));
  expect([...restored.keys()].some((name) => name.startsWith('public/'))).toBe(true);
  for (const [name, sum] of restored) expect(sum, name).toBe(sums.get(name));
  return restored.size;
}

const secondsLost = (missing: readonly Sold[], lostAt: number) =>
  (Math.max(0, ...missing.map(({ at: soldAt }) => lostAt - soldAt)) / 1000).toFixed(1);

const copiedAt = (dataDir: string): unknown => {
  const file = path.join(dataDir, 'copy.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).copiedAt;
};

test.runIf(hasLitestream()).each([
  ['a folder', copyInFolder],
  ['a bucket', copyInBucket],
])(
  'a shop whose disk is lost comes back from its copy in %s, at last and at any moment between two orders',
  async (kind, prepare) => {
    const copy = await prepare();
    const { OFFSITE_KEY: _, ...env } = copy.env;
    const lost = await openShop(at(copy, 'lost'), { ...env, COPY_TO: copy.address });
    await expect.poll(() => copiedAt(lost.dataDir)).toBeTruthy();
    const sold = await sellWithProofs(lost);
    await killEverything(lost);
    const lostAt = Date.now();
    const [before, sums] = [ordersIn(lost.dataDir), sumsIn(lost.dataDir)];
    rmSync(lost.dataDir, { recursive: true });

    const back = await timed(() => restore(copy, 'found'));
    const open = await timed(() => openShop(at(copy, 'found')));
    const found = new Set(ordersIn(at(copy, 'found')).map(({ number }) => number));
    const missing = sold.filter(({ orderNumber }) => !found.has(orderNumber));
    for (const { at: soldAt } of missing) expect(lostAt - soldAt).toBeLessThan(MOST_LOST_SECONDS * 1000);
    const files = expectSameFiles(copy, sums);
    const { orderNumber = '', linkToken = '' } = sold[0] ?? {};
    const url = `/api/orders/by-number/${orderNumber}?token=${encodeURIComponent(linkToken)}`;
    expect((await open.value.call(url)).status).toBe(200);
    await expectMoments(copy, before);
    printMeasurement(
      70,
      `SQLite, ${kind}`,
      `${before.length} orders in ${SECONDS} s, everything killed, the data folder deleted: ${missing.length} of ${sold.length} confirmed orders lost (${secondsLost(missing, lostAt)} s); restored and examined in ${(back.took / 1000).toFixed(0)} s, open ${(open.took / 1000).toFixed(0)} s later; ${files} of ${sums.size} proofs and pictures back, all equal; ${MOMENTS} moments between two orders exact`,
    );
  },
);
