// Lighthouse scores of a running shop on a phone: npm run lighthouse -w e2e -- http://127.0.0.1:3000
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium, HOW_TO_INSTALL } from '../../tools/checks/chromium.mjs';
import { freePort } from '../../tools/launcher/processes/ports.mjs';

const RUNS = 3;
const MIN_SCORES = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };
const CATEGORIES = Object.keys(MIN_SCORES);
const origin = (process.argv[2] ?? 'http://127.0.0.1:3000').replace(/\/$/, '');
const { payload: products } = await (await fetch(`${origin}/api/products?limit=2`)).json();

const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

// Lighthouse must keep the storage with the cart, so only the browser's cache is cleared.
async function fillCart(context) {
  const page = await context.newPage();
  await page.goto(origin);
  // Lines without stock would be struck through.
  const lines = products.map(({ _id, slug, title, finalPrice, thumbnails, variants, stock }) => {
    const inStock = variants.find((variant) => variant.stock > 0);
    return {
      id: _id,
      slug,
      name: title,
      price: finalPrice,
      image: thumbnails[0],
      size: inStock?.size ?? '',
      ...(inStock?.color && { color: inStock.color }),
      quantity: 1,
      stock: inStock?.stock ?? stock,
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
  const metric = (audit) => median(runs.map((lhr) => lhr.audits[audit].numericValue));
  return {
    scores: CATEGORIES.map(scoreOf),
    shift: metric('cumulative-layout-shift'),
    paint: metric('largest-contentful-paint'),
    blocked: metric('total-blocking-time'),
  };
}

function report(page, { scores, shift, paint, blocked }, expected = CATEGORIES) {
  const metrics = [shift.toFixed(3), `${(paint / 1000).toFixed(2)} s`, `${Math.round(blocked)} ms`];
  console.log([page.padEnd(44), ...scores, ...metrics].join('  '));
  const failures = expected.filter((name) => scores[CATEGORIES.indexOf(name)] < MIN_SCORES[name]);
  if (shift >= 0.0005) failures.push('CLS');
  return failures.map((name) => `${page}: ${name}`);
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
  const failed = [];
  console.log(['page'.padEnd(44), ...CATEGORIES, 'CLS', 'LCP', 'TBT'].join('  '));
  for (const page of ['/', '/category/conjuntos', `/product/${products[0].slug}`, '/cart'])
    failed.push(...report(page, await measure(`${origin}${page}`, port, {})));
  const before = await fillCart(context);
  const keepCart = { before, disableStorageReset: true };
  failed.push(...report('/cart (filled)', await measure(`${origin}/cart`, port, keepCart)));
  // A page with personal data is kept from search engines.
  const forVisitors = CATEGORIES.filter((name) => name !== 'seo');
  failed.push(
    ...report('/checkout (filled)', await measure(`${origin}/checkout`, port, keepCart), forVisitors),
  );
  if (failed.length > 0) {
    console.error(`Below the target:\n  ${failed.join('\n  ')}`);
    process.exitCode = 1;
  }
} finally {
  await context.close();
  rmSync(profile, { recursive: true, force: true });
}
