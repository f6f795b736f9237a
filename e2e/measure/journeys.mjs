// Journeys of a shopper on a slow phone, for one shop or two in turns:
// npm run journeys -w e2e -- http://127.0.0.1:3000 [http://127.0.0.1:3100] [--runs 20] [--rounds 5]
import { chooseProduct, measureNavigation } from './journeys/navigation.mjs';
import { measureInteractions } from './journeys/interactions.mjs';
import { launchChromium, median, percentile } from './throttled-phone.mjs';

const LIMITS = { visible: 150, usable: 1_000, back: 50 };
const INP_LIMIT_MS = 150;
const INP_SHARE = 0.75;

function readArguments(words) {
  const numberOf = (name, fallback) => {
    const at = words.indexOf(`--${name}`);
    return at < 0 ? fallback : Number(words[at + 1]);
  };
  const origins = words.filter((word) => word.startsWith('http')).map((word) => word.replace(/\/$/, ''));
  return {
    origins: origins.length > 0 ? origins : ['http://127.0.0.1:3000'],
    runs: numberOf('runs', 20),
    rounds: numberOf('rounds', 5),
  };
}

// The shops take turns, so that other work on the machine slows them alike.
async function inTurns(origins, runs, measure) {
  const results = origins.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [at, origin] of origins.entries()) results[at].push(await measure(origin));
  return results;
}

const column = (text) => String(text).padStart(28);
const printRow = (name, cells) => console.log(name.padEnd(44) + cells.map(column).join(''));
const ms = (value) => `${Math.round(value)} ms`;

async function chooseProducts(origins) {
  const products = new Map();
  for (const origin of origins) {
    const product = await chooseProduct(origin);
    products.set(origin, product);
    // The first answers are rendered, the others come from the server's cache.
    for (const path of [product.path, product.href]) await (await fetch(`${origin}${path}`)).text();
  }
  return products;
}

async function reportNavigation(browser, products, { origins, runs }) {
  if (runs === 0) return [];
  const results = await inTurns(origins, runs, (origin) =>
    measureNavigation(browser, origin, products.get(origin)),
  );
  printRow(`median of ${runs} (fastest to slowest)`, origins);
  const rowOf = (name, pick) =>
    printRow(
      name,
      results.map((shop) => {
        const values = shop.map(pick);
        return `${ms(median(values))} (${ms(Math.min(...values))} to ${ms(Math.max(...values))})`;
      }),
    );
  rowOf('category to product: visible', ({ visible }) => visible);
  rowOf('category to product: usable', ({ usable }) => usable);
  rowOf('back to the list at its place', ({ back }) => back);
  printRow(
    'layout shift after the tap, median',
    results.map((shop) => median(shop.map(({ shift }) => shift)).toFixed(4)),
  );
  return Object.entries(LIMITS)
    .filter(([name, limit]) => median(results[0].map((run) => run[name])) > limit)
    .map(([name, limit]) => `${name}: over ${limit} ms`);
}

async function reportInteractions(browser, products, { origins, rounds }) {
  if (rounds === 0) return [];
  const results = await inTurns(origins, rounds, (origin) =>
    measureInteractions(browser, origin, products.get(origin)),
  );
  const medians = results.map((shop) =>
    Object.keys(shop[0]).map((name) => [name, median(shop.map((round) => round[name]))]),
  );
  printRow(`\ninteraction to next frame, median of ${rounds}`, origins);
  for (const [at, [name]] of medians[0].entries())
    printRow(
      name,
      medians.map((shop) => ms(shop[at][1])),
    );
  const inp = medians.map((shop) =>
    percentile(
      shop.map(([, value]) => value),
      INP_SHARE,
    ),
  );
  printRow(`75th percentile of ${medians[0].length} interactions`, inp.map(ms));
  return inp[0] > INP_LIMIT_MS ? [`interactions: over ${INP_LIMIT_MS} ms`] : [];
}

const settings = readArguments(process.argv.slice(2));
const browser = await launchChromium();
try {
  const products = await chooseProducts(settings.origins);
  const failures = [
    ...(await reportNavigation(browser, products, settings)),
    ...(await reportInteractions(browser, products, settings)),
  ];
  if (failures.length > 0) {
    console.error(`Beyond the aim:\n  ${failures.join('\n  ')}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
}
