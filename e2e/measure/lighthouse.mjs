// Scores of a running shop as a phone sees it: npm run lighthouse -w e2e -- http://127.0.0.1:3000
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium, HOW_TO_INSTALL } from '../../scripts/checks/chromium.mjs';
import { freePort } from '../../scripts/product/processes/ports.mjs';

const RUNS = 3;
const LEAST = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };
const CATEGORIES = Object.keys(LEAST);
const origin = (process.argv[2] ?? 'http://127.0.0.1:3000').replace(/\/$/, '');
const { payload: goods } = await (await fetch(`${origin}/api/products?limit=2`)).json();

const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

// A cart is in the browser's storage, which Lighthouse would empty: here only what was fetched is forgotten.
async function fillCart(context) {
  const page = await context.newPage();
  await page.goto(origin);
  // Sizes and colours that are sold: any other line would only be shown struck through.
  const lines = goods.map(({ _id, slug, title, finalPrice, thumbnails, variants, stock }) => {
    const sold = variants.find((variant) => variant.stock > 0);
    return {
      id: _id,
      slug,
      name: title,
      price: finalPrice,
      image: thumbnails[0],
      size: sold?.size ?? '',
      ...(sold?.color && { color: sold.color }),
      quantity: 1,
      stock: sold?.stock ?? stock,
    };
  });
  await page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify(lines));
  return async () => {
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await session.detach();
  };
}

async function measure(url, port, { before, ...flags }) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    await before?.();
    const { lhr } = await lighthouse(url, {
      port,
      onlyCategories: CATEGORIES,
      output: 'json',
      logLevel: 'error',
      ...flags,
    });
    runs.push(lhr);
  }
  const scoreOf = (name) => Math.round(median(runs.map((lhr) => lhr.categories[name].score)) * 100);
  const figure = (audit) => median(runs.map((lhr) => lhr.audits[audit].numericValue));
  return {
    scores: CATEGORIES.map(scoreOf),
    shift: figure('cumulative-layout-shift'),
    paint: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
  };
}

function report(page, { scores, shift, paint, blocked }) {
  const figures = [shift.toFixed(3), `${(paint / 1000).toFixed(2)} s`, `${Math.round(blocked)} ms`];
  console.log([page.padEnd(44), ...scores, ...figures].join('  '));
  const short = CATEGORIES.filter((name, index) => scores[index] < LEAST[name]);
  if (shift >= 0.0005) short.push('CLS');
  return short.map((name) => `${page}: ${name}`);
}

const executablePath = findChromium();
if (!executablePath) throw new Error(HOW_TO_INSTALL);
const port = await freePort();
const profile = mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'));
const context = await chromium.launchPersistentContext(profile, {
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
});
try {
  const faults = [];
  console.log(['page'.padEnd(44), ...CATEGORIES, 'CLS', 'LCP', 'TBT'].join('  '));
  for (const page of ['/', '/category/conjuntos', `/product/${goods[0].slug}`, '/cart'])
    faults.push(...report(page, await measure(`${origin}${page}`, port, {})));
  const before = await fillCart(context);
  const filled = await measure(`${origin}/cart`, port, { before, disableStorageReset: true });
  faults.push(...report('/cart (filled)', filled));
  if (faults.length > 0) {
    console.error(`Below the target:\n  ${faults.join('\n  ')}`);
    process.exitCode = 1;
  }
} finally {
  await context.close();
  rmSync(profile, { recursive: true, force: true });
}
