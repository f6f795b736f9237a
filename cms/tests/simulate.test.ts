import { writeSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { runSimulation } from './simulation/run-simulation';
import { startSimulatedShop } from './simulation/simulated-shop';

// Only `npm run simulate` sets it: an endless test has no place among the others.
const given = process.env.SIMULATE;
type Given = {
  database: 'SQLite' | 'PostgreSQL';
  seed: number;
  hours: number;
  only?: number[];
  replay: string;
};

let shop: Awaited<ReturnType<typeof startSimulatedShop>> | undefined;
afterAll(() => shop?.stop());

test.runIf(given)('new histories break no promise of the shop', { timeout: 0 }, async () => {
  const { database, hours, ...options } = JSON.parse(given ?? '') as Given;
  shop = await startSimulatedShop(database);
  const say = (line: string) => void writeSync(1, `${line}\n`);
  expect(await runSimulation(shop, { ...options, until: hours * 3_600_000, say })).toEqual([]);
});
