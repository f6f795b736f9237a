import { rmSync } from 'node:fs';
import { median } from '../report.mjs';
import { launchShop, newDataFolder, startStrapiAlone } from '../servers/launched-shop.mjs';

const ROUNDS = 3;

async function secondsToOpen(options) {
  const shop = await launchShop(options);
  await shop.stop();
  return shop.seconds;
}

async function measureRound(postgres, round) {
  const [empty, demo] = [newDataFolder(), newDataFolder()];
  const databaseUrl = (seed) => postgres?.createDatabase(`start_${seed}_${round}`);
  const [emptyUrl, demoUrl] = [await databaseUrl('empty'), await databaseUrl('demo')];
  const again = { dataDir: demo, seed: 'demo', databaseUrl: demoUrl };
  try {
    return {
      empty: await secondsToOpen({ dataDir: empty, seed: 'empty', databaseUrl: emptyUrl }),
      demo: await secondsToOpen(again),
      later: await secondsToOpen(again),
      strapi: await startStrapiAlone(again),
    };
  } finally {
    for (const folder of [empty, demo]) rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures the seconds from the command to an open shop: new and empty, new with the demo shop, and a later start. */
export async function start({ database, postgres, report }) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureRound(postgres, round));
  const seconds = (what) => median(rounds.map((round) => round[what]));
  const row = (what, title, base) => ({
    ...{ database, case: title, seconds: seconds(what), rounds: rounds.map((round) => round[what]) },
    ratio: median(rounds.map((round) => round[what] / round[base])),
  });
  const rows = [
    row('empty', 'a new empty shop', 'empty'),
    row('demo', 'a new demo shop, against the empty one', 'empty'),
    row('strapi', 'Strapi alone on the demo data', 'strapi'),
    row('later', 'a later start, against Strapi alone', 'strapi'),
  ];
  report('start', rows, {
    title: `From the command to the open shop, ${ROUNDS} rounds, ${database}`,
    columns: [
      ['', (one) => one.case],
      ['seconds', (one) => one.seconds.toFixed(1)],
      ['ratio', (one) => one.ratio.toFixed(2)],
    ],
  });
}
