import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startChild, stopChild } from '../launcher/processes/child-process.mjs';
import { waitUntilHealthy } from '../launcher/processes/health.mjs';
import { freePort } from '../launcher/processes/ports.mjs';
import { npm, runStep } from '../launcher/processes/run-command.mjs';
import { projectPath, ROOT } from '../launcher/project.mjs';
import { SUPPORTED_MAJORS } from '../launcher/setup/runtime.mjs';
import { exitWithError, print, printProgress, UserError } from '../launcher/terminal/terminal.mjs';

const FOLDER = projectPath('.cache/node-versions');
const owner = { email: 'duena@ejemplo.com', password: 'una-clave-larga-de-prueba' };

// The npm packages that hold Node itself, with the headers that native packages are compiled against.
async function installNode(major) {
  const folder = path.join(FOLDER, major);
  const name = `node-${process.platform}-${process.arch}`;
  const node = path.join(folder, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  const install = npm('install', '--prefix', folder, '--no-audit', '--no-fund', `${name}@${major}`);
  if (!existsSync(node)) await runStep(`Node ${major}: downloading`, install);
  return node;
}

const SOURCES = [
  'tools',
  'cms/src',
  'cms/config',
  'cms/tests',
  'packages/contract/src',
  'packages/web-kit/src',
  'storefront/src',
  'storefront/server',
  'admin-panel/src',
];

function copyRepository(major) {
  const copy = path.join(FOLDER, major, 'shop');
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  // Installed packages stay, so that a second run is quick.
  for (const entry of SOURCES) rmSync(path.join(copy, entry), { recursive: true, force: true });
  for (const file of files.split('\0').filter((name) => name && existsSync(projectPath(name))))
    cpSync(projectPath(file), path.join(copy, file));
  // Tests of the project's rules list its files with git.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  execFileSync('git', ['add', '--all'], { cwd: copy });
  return copy;
}

const environmentFor = (node) => ({
  ...process.env,
  npm_config_nodedir: node,
  PATH: `${path.join(node, 'bin')}${path.delimiter}${process.env.PATH}`,
});

async function call(origin, url, body, headers = {}) {
  const response = await fetch(`${origin}${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new UserError(`${url} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}

const product = {
  title: 'Conjunto de prueba',
  description: 'De encaje',
  price: 10_000,
  category: 'conjuntos',
  stock: 2,
  size: ['M'],
  thumbnails: ['/assets/hero.jpg'],
  status: true,
};
const shippingInfo = {
  fullName: 'María Gómez',
  email: 'maria@ejemplo.com',
  phone: '2995000000',
  address: 'Calle Falsa 123',
  city: 'Neuquén',
  postalCode: '8300',
  notes: '',
};

async function placeOrder(origin) {
  const { token } = await call(origin, '/api/auth/login', owner);
  const { product: sold } = await call(origin, '/api/products', product, {
    authorization: `Bearer ${token}`,
  });
  const items = [{ productId: sold._id, quantity: 1, size: 'M' }];
  const order = { items, shippingInfo, paymentMethod: 'cash', deliveryMethod: 'pickup' };
  return (await call(origin, '/api/orders', order)).orderNumber;
}

/** Starts the copied shop as its owner would, on an empty data folder, and places an order. */
async function orderFromShop(major, copy, environment) {
  const [port, cmsPort] = [await freePort(), await freePort()];
  const dataDir = path.join(FOLDER, major, 'data');
  rmSync(dataDir, { recursive: true, force: true });
  const env = {
    ...environment,
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    DATA_DIR: dataDir,
    SEED: 'empty',
    OPENING: 'open',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  };
  const node = path.join(environment.npm_config_nodedir, 'bin/node');
  const shop = startChild({
    name: `node ${major}`,
    program: node,
    args: ['tools/start.mjs'],
    cwd: copy,
    env,
  });
  const origin = `http://127.0.0.1:${port}`;
  try {
    if (!(await waitUntilHealthy(`The shop on Node ${major}`, `${origin}/api/health`, shop.ended)))
      throw new UserError(`The shop did not start on Node ${major}.`);
    printProgress(`Node ${major}: placed order ${await placeOrder(origin)}`);
  } finally {
    await stopChild(shop);
  }
}

const UNITS = ['contract', 'web-kit', 'storefront', 'admin-panel', 'cms-unit', 'tooling'];

async function testNodeVersion(major) {
  const environment = environmentFor(await installNode(major));
  const copy = copyRepository(major);
  await orderFromShop(major, copy, environment);
  const node = path.join(environment.npm_config_nodedir, 'bin/node');
  const projects = UNITS.flatMap((name) => ['--project', name]);
  const command = [node, ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=2', ...projects]];
  await runStep(`Node ${major}: unit tests`, command, { cwd: copy, env: environment });
}

async function testNodeVersions(words) {
  const majors = words.length > 0 ? words : SUPPORTED_MAJORS.map(String);
  for (const major of majors) await testNodeVersion(major);
  print(`\nThe shop starts, sells and passes its unit tests on Node ${majors.join(', ')}.`);
}

testNodeVersions(process.argv.slice(2)).catch(exitWithError);
