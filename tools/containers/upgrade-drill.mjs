import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MANY_ORDERS, runProgram, secondsUntilHealthy } from './compose.mjs';
import { documentedCommands, runCommands } from './documented-commands.mjs';
import { openShop } from './open-shop.mjs';
import { listed, listedOrders, ownerOf, whileOrdering, whilePolling } from './visitor.mjs';

const SALES_MS = 15_000;
const STOCK = 5_000;

const git = (...args) => runProgram('git', args);

/** Returns the newest release before this version, or the version of thirty changes ago. */
async function olderVersion() {
  const tags = await git('tag', '--list', 'v*', '--sort=-version:refname', '--no-contains', 'HEAD');
  return tags.split('\n')[0] || 'HEAD~30';
}

/** Returns the documented commands of a step for a version; the drill has no server to fetch it from. */
const commandsFor = (step, version) =>
  documentedCommands(step).replace(/^git .*$/m, `git checkout --quiet --detach ${version}`);

/** Adds a product whose units suffice for all orders of the drill, and returns an order line of it. */
async function addProduct(visitor) {
  const owner = await ownerOf(visitor);
  const { text } = await owner('/api/products?limit=1');
  const { thumbnails, category } = JSON.parse(text).payload[0];
  const json = {
    title: 'Para la prueba',
    description: 'De encaje',
    price: 10_000,
    discount: 0,
    status: true,
  };
  const variant = { stock: STOCK, size: ['M'], thumbnails, category };
  const made = await owner('/api/products', { method: 'POST', json: { ...json, ...variant } });
  if (made.status !== 201) throw new Error(`the product was answered with ${made.status}: ${made.text}`);
  return { productId: JSON.parse(made.text).product._id, quantity: 1, size: 'M' };
}

/** Runs commands while the shop sells, before, meanwhile and afterwards. */
async function sellWhile({ project, visitor }, line, commands) {
  const order = () => visitor.order(line);
  const { result, statuses } = await whilePolling(visitor.call, ['/'], () =>
    whileOrdering(order, async () => {
      await wait(SALES_MS);
      await runCommands(project, commands);
      for (const service of ['cms', 'storefront', 'caddy'])
        await secondsUntilHealthy(await project.containerOf(service));
      await wait(SALES_MS);
    }),
  );
  return { orders: result.orders, pages: statuses };
}

/** Returns the seconds of the longest time in which no order that was started was stored. */
function closedSeconds(orders) {
  const sold = orders.filter(({ number }) => number).map(({ at }) => at);
  return Math.max(...sold.slice(1).map((at, index) => at - sold[index])) / 1000;
}

const lost = (orders, stored) => orders.filter(({ number }) => number && !stored.includes(number)).length;

const doctorOf = (project) =>
  project.exec('cms', 'node', 'tools/doctor.mjs').then(
    () => 'no fault',
    () => 'faults',
  );

async function drill(shop, versions) {
  const line = await addProduct(shop.visitor);
  const results = [];
  const sold = [];
  for (const [name, step, version] of versions) {
    const { orders, pages } = await sellWhile(shop, line, commandsFor(step, version));
    sold.push(...orders);
    const missing = lost(sold, await shop.orderNumbers());
    const doctor = await doctorOf(shop.project);
    const seconds = closedSeconds(orders);
    const text = `${name}: no order for ${seconds.toFixed(0)} s (${listedOrders(orders)}), pages ${listed(pages)}, lost ${missing}, doctor: ${doctor}`;
    results.push({ isRight: missing === 0 && doctor === 'no fault', text });
  }
  return results;
}

/** Upgrades an older version to this one while orders come in, and rolls back, by the documented commands. */
export async function upgradeDrill({ projectWith, folder, older: given }) {
  const older = await git('rev-parse', '--short', given ?? (await olderVersion()));
  const current = (await git('stash', 'create')) || (await git('rev-parse', 'HEAD'));
  const checkout = path.join(folder, 'checkout');
  await git('worktree', 'add', '--quiet', '--detach', checkout, older);
  const project = projectWith({ files: [MANY_ORDERS], checkout });
  try {
    await project.compose('down', '-v');
    await project.compose('up', '--build', '-d');
    const results = await drill(await openShop({ project, folder }), [
      ['upgrade', 'Upgrade with Compose', current],
      ['rollback', 'Roll back with Compose', older],
    ]);
    return [
      results.every(({ isRight }) => isRight),
      `from ${older}; ${results.map(({ text }) => text).join('; ')}`,
    ];
  } finally {
    await git('worktree', 'remove', '--force', checkout);
    await rm(checkout, { recursive: true, force: true });
  }
}
