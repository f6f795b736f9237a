import { afterAll, expect, test } from 'vitest';
import { runSimulation } from './simulation/run-simulation';
import { startSimulatedShop } from './simulation/simulated-shop';

// Only `npm run simulate` sets it: an endless test has no place among the others.
const given = process.env.SIMULATE;
type Given = {
  database: 'SQLite' | 'PostgreSQL';
  seed: number;
  hours: number;
  kills: boolean;
  replay: boolean;
  only?: number[];
  command: string;
};

let shop: Awaited<ReturnType<typeof startSimulatedShop>> | undefined;
afterAll(() => shop?.stop());

test.runIf(given)('new histories break no promise of the shop', { timeout: 0 }, async () => {
  const { database, hours, kills, ...options } = JSON.parse(given ?? '') as Given;
  shop = await startSimulatedShop(database, { kills });
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  expect(await runSimulation(shop, { ...options, until: hours * 3_600_000, say })).toEqual([]);
});
