// Scores of a running shop as a phone sees it: npm run lighthouse -w e2e -- http://127.0.0.1:3000
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium, HOW_TO_INSTALL } from '../../scripts/checks/chromium.mjs';
import { freePort } from '../../scripts/product/ports.mjs';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const origin = (process.argv[2] ?? 'http://127.0.0.1:3000').replace(/\/$/, '');

async function pagesOf() {
  const { payload } = await (await fetch(`${origin}/api/products?limit=1`)).json();
  return ['/', '/category/conjuntos', `/product/${payload[0].slug}`];
}

const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

async function measure(url, port) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { lhr } = await lighthouse(url, {
      port,
      onlyCategories: CATEGORIES,
      output: 'json',
      logLevel: 'error',
    });
    runs.push(lhr);
  }
  const scores = CATEGORIES.map((name) =>
    Math.round(median(runs.map((lhr) => lhr.categories[name].score)) * 100),
  );
  const layoutShift = median(runs.map((lhr) => lhr.audits['cumulative-layout-shift'].numericValue));
  const largestPaint = median(runs.map((lhr) => lhr.audits['largest-contentful-paint'].numericValue));
  return [...scores, layoutShift.toFixed(3), `${(largestPaint / 1000).toFixed(2)} s`];
}

const executablePath = findChromium();
if (!executablePath) throw new Error(HOW_TO_INSTALL);
const port = await freePort();
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
});
try {
  console.log(['page'.padEnd(44), ...CATEGORIES, 'CLS', 'LCP'].join('  '));
  for (const page of await pagesOf())
    console.log([page.padEnd(44), ...(await measure(`${origin}${page}`, port))].join('  '));
} finally {
  await browser.close();
}
