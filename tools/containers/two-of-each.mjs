import { setTimeout as wait } from 'node:timers/promises';
import { MANY_ORDERS, PROGRAMS, runProgram, secondsUntilHealthy, signalPart } from './compose.mjs';
import { documentedCommands, runCommands } from './documented-commands.mjs';
import { listed, listedOrders, ownerOf, whileOrdering, whilePolling } from './visitor.mjs';

const SLOGAN = `Visto en todas partes, ${Date.now()}`;
const ADDRESSES = { cms: 'http://127.0.0.1:1337/api/content', storefront: 'http://127.0.0.1:3000/' };
// Four parts that look five times a second share the machine with the shop.
const LIMIT_SECONDS = 5;

// The program in the container looks itself: starting it takes longer than the change needs.
const untilSeen = (address) => `(async () => {
  for (const end = Date.now() + 30000; Date.now() < end; await new Promise((go) => setTimeout(go, 200))) {
    const text = await fetch('${address}').then((answer) => answer.text(), () => '');
    if (text.includes('${SLOGAN}')) return console.log(Date.now());
  }
  console.log(Infinity);
})()`;

/** Saves a text in the back office and returns the seconds until every container shows it. */
async function secondsUntilSeen(containers, visitor) {
  const owner = await ownerOf(visitor);
  const watching = containers.map(({ name, service }) =>
    runProgram('docker', ['exec', name, 'node', '-e', untilSeen(ADDRESSES[service])]),
  );
  await wait(3_000);
  const { content } = JSON.parse((await owner('/api/content')).text);
  const json = { ...content, hero: { ...content.hero, slogan: SLOGAN } };
  const { status } = await owner('/api/content', { method: 'PUT', json });
  const savedAt = Date.now();
  if (status !== 200) throw new Error(`the save was answered with ${status}`);
  const seenAt = (await Promise.all(watching)).map(Number);
  return (Math.max(...seenAt) - savedAt) / 1000;
}

async function killOne({ name, service }) {
  const since = Date.now();
  await signalPart(name, PROGRAMS[service], 'SIGKILL');
  await secondsUntilHealthy(name, { since });
}

/** Starts two cms and two storefronts as docs/operations.md has it, and returns the containers of each. */
async function startTwoOfEach(project) {
  await runCommands(project, documentedCommands('With `DATABASE_URL` several processes'));
  const services = await Promise.all(
    Object.keys(ADDRESSES).map(async (service) => {
      const names = await project.containersOf(service);
      return names.map((name) => ({ name, service }));
    }),
  );
  for (const { name } of services.flat()) await secondsUntilHealthy(name);
  return services;
}

/** Runs two cms and two storefronts, and kills one of each while pages are read and orders come in. */
export async function twoOfEach({ projectWith, visitor, orders: count }) {
  const services = await startTwoOfEach(projectWith({ files: [MANY_ORDERS] }));
  const containers = services.flat();
  const seconds = await secondsUntilSeen(containers, visitor);
  const before = await count();
  const { result, statuses } = await whilePolling(visitor.call, ['/', '/api/products?limit=5'], () =>
    whileOrdering(visitor.orderPatiently, async () => {
      for (const [first] of services) await killOne(first);
    }),
  );
  const stored = (await count()) - before;
  const isRight =
    containers.length === 4 &&
    seconds <= LIMIT_SECONDS &&
    Object.keys(statuses).join() === '200' &&
    result.orders.every(({ status }) => status === 201) &&
    stored === result.orders.length;
  const measured = `${containers.length} parts; a save seen by all after ${seconds.toFixed(1)} s; pages ${listed(statuses)}; orders ${listedOrders(result.orders)}, ${stored} stored`;
  return [isRight, measured];
}
