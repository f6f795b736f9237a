import { rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { keepAlive, send, sendOrThrow, staffHeaders } from '../load/clients.mjs';
import { projectPath } from '../../product/project.mjs';
import { launchShop, newDataFolder } from '../servers/launched-shop.mjs';
import { residentMb, untilIdle } from '../servers/process-usage.mjs';

const PAGES = 10_000;
const PICTURES = 1_000;
const PAGE_CLIENTS = 8;
// The storefront takes six forms of one address at a time.
const PICTURE_CLIENTS = 4;
const PICTURES_PER_TOKEN = 50;
// V8 shrinks its heap some time after the last request.
const SETTLING_MS = 60_000;

async function memoryOf({ pids }) {
  await untilIdle(() => Object.values(pids()));
  await pause(SETTLING_MS);
  const parts = Object.entries(pids()).map(([name, pid]) => [name, residentMb([pid])]);
  return { ...Object.fromEntries(parts), all: parts.reduce((sum, [, mb]) => sum + mb, 0) };
}

async function repeat(count, clients, work) {
  let next = 0;
  const runClient = async () => {
    while (next < count) await work((next += 1) - 1);
  };
  await Promise.all(Array.from({ length: clients }, runClient));
}

async function showPages({ shop }) {
  const { payload: products } = await sendOrThrow(shop, '/api/products?limit=100');
  const agent = keepAlive(PAGE_CLIENTS);
  const headers = { 'accept-encoding': 'br', accept: 'text/html' };
  // The query keeps most pages out of the page cache, as campaign links would.
  await repeat(PAGES, PAGE_CLIENTS, (at) =>
    send(shop, `/product/${products[at % products.length].slug}?visit=${at}`, { agent, headers }),
  );
  agent.destroy();
}

async function sendPictures({ shop }) {
  const folder = projectPath('cms/demo-pictures');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.webp'));
  let staff = await staffHeaders(shop);
  await repeat(PICTURES, PICTURE_CLIENTS, async (at) => {
    // A token is valid for ten minutes.
    if (at % PICTURES_PER_TOKEN === PICTURES_PER_TOKEN - 1) staff = await staffHeaders(shop);
    const form = new FormData();
    const bytes = await readFile(path.join(folder, files[at % files.length]));
    form.set('file', new Blob([bytes], { type: 'image/webp' }), 'picture.webp');
    form.set('purpose', 'content');
    const { status } = await fetch(`${shop}/api/upload/proof`, {
      ...{ method: 'POST', body: form, headers: { ...staff, origin: shop } },
    });
    if (status !== 201 && status !== 200) throw new Error(`A picture answered ${status}`);
  });
}

/** Measures the memory of launcher, cms and storefront: idle, after 10,000 pages and after 1,000 sent pictures. */
export async function memory({ database, postgres, report, progress }) {
  const dataDir = newDataFolder();
  const databaseUrl = await postgres?.createDatabase('memory');
  const first = await launchShop({ dataDir, seed: 'demo', databaseUrl });
  await first.stop();
  const shop = await launchShop({ dataDir, seed: 'demo', databaseUrl });
  const rows = [];
  const record = async (title) => {
    const row = { database, case: title, ...(await memoryOf(shop)) };
    rows.push(row);
    progress(`${title}: ${row.all.toFixed(0)} MB`);
  };
  try {
    await record('idle');
    await showPages(shop);
    await record(`after ${PAGES} pages`);
    await sendPictures(shop);
    await record(`after ${PICTURES} pictures`);
  } finally {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const mb = (part) => (row) => row[part].toFixed(0);
  report('memory', rows, {
    title: `Resident memory in MB, ${database}`,
    columns: [
      ['', (row) => row.case],
      ...['launcher', 'cms', 'storefront', 'all'].map((part) => [part, mb(part)]),
      ['against idle', (row) => (row.all / rows[0].all).toFixed(2)],
    ],
  });
}
