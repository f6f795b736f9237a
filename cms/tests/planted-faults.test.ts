import { writeSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playHistory, stepsOf, type Failure } from './simulation/history';
import { plantedFaults } from './simulation/planted-faults';
import { plantFault } from './simulation/plant-fault';
import { startSimulatedShop } from './simulation/simulated-shop';

const MAX_HISTORIES = 60;

// `npm run test:faults -- planted` asks whether the simulation would find what it is there for.
describe.runIf(process.env.TEST_ROUNDS === 'long')('the simulation', () => {
  let shop: Awaited<ReturnType<typeof startSimulatedShop>>;
  beforeAll(async () => {
    shop = await startSimulatedShop('SQLite');
  });
  afterAll(() => shop?.stop());

  test.each(plantedFaults)('finds that $name', async ({ name, file, right, wrong }) => {
    const began = performance.now();
    const mend = plantFault(file, right, wrong);
    let failure: Failure | null = null;
    let seed = 0;
    try {
      while (!failure && seed < MAX_HISTORIES) {
        seed += 1;
        failure = await playHistory(shop.begin, stepsOf(seed));
      }
    } finally {
      mend();
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    writeSync(1, `${name} | seed ${seed} | step ${failure?.at} | ${seconds} s | ${failure?.message}\n`);
    expect(failure).not.toBeNull();
    // Without the fault the same history breaks nothing.
    expect(await playHistory(shop.begin, stepsOf(seed))).toBeNull();
  });
});
