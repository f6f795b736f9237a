import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { projectPath } from '../launcher/project.mjs';
import { exitWithError, print, UserError } from '../launcher/terminal/terminal.mjs';
import { checks } from './checks.mjs';
import { composeProject, runProgram, secondsUntilHealthy } from './compose.mjs';
import {
  connectIpv6Visitors,
  disconnectIpv6Visitors,
  IPV6_ADDRESSES,
  statusForIpv6Visitor,
} from './ipv6-visitors.mjs';
import { visitorOf } from './visitor.mjs';

// Caddy signs names below .localhost itself.
const domain = 'tienda.localhost';
const [port, httpPort] = ['3271', '3270'];
const secret = '0123456789abcdef0123456789abcdef0123456789abcdef';
const settings = {
  DOMAIN: domain,
  WWW_DOMAIN: `www.${domain}`,
  HTTP_PORT: httpPort,
  HTTPS_PORT: port,
  POSTGRES_PASSWORD: secret,
  INTERNAL_SECRET: secret,
  ADMIN_EMAIL: 'duena@example.com',
  ADMIN_PASSWORD: 'Prueba-larga-123',
  SEED: 'demo',
  WHATSAPP: '5492991234567',
};

const plain = (url) =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: httpPort, path: url, headers: { host: domain }, agent: false };
    http.get(options, (response) => resolve(response.resume())).on('error', reject);
  }).then(({ statusCode, headers }) => ({ status: statusCode, headers }));

async function openShop(project, folder) {
  await project.compose('up', '-d');
  for (const service of ['storefront', 'caddy'])
    await secondsUntilHealthy(await project.containerOf(service));
  const caFile = path.join(folder, 'root.crt');
  const ca = await project.exec('caddy', 'cat', '/data/caddy/pki/authorities/local/root.crt');
  writeFileSync(caFile, `${ca}\n`);
  const query = ['psql', '-U', 'shop', '-d', 'shop', '-At', '-c', 'select count(*) from orders'];
  return {
    project,
    folder,
    domain,
    plain,
    visitor: visitorOf({ domain, port, ca }),
    orders: async () => Number(await project.exec('postgres', ...query)),
    ipv6Visitors: () => IPV6_ADDRESSES,
    lookUp: (address) =>
      statusForIpv6Visitor(address, { domain, port, caFile }, '/api/orders/by-number/20260101-0001'),
  };
}

async function runCheck(shop, [number, name, required, measure]) {
  const [passed, measured] = await measure(shop).catch((error) => [false, error.message.split('\n')[0]]);
  print(`${passed ? 'pass' : 'FAIL'} | ${number} | ${name} | ${required} | ${measured}`);
  return passed;
}

async function buildImages(project, isLocal) {
  if (isLocal) {
    const node = readFileSync(projectPath('.nvmrc'), 'utf8').trim();
    const folder = projectPath('.cache/local-bases');
    await runProgram('sh', [projectPath('tools/containers/local-bases.sh'), node, folder]);
  }
  await project.compose('build');
}

/** Builds both images, starts the compose file of the repository and breaks it in every way that `checks` names. */
async function testContainers(words) {
  const isLocal = words.includes('--local-bases');
  const only = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'containers-test-'));
  const files = ['docker/loopback.compose.yml', 'tools/containers/images.compose.yml'];
  if (isLocal) files.push('tools/containers/local-bases.compose.yml');
  const project = composeProject(files, { ...settings, DOCKER_BUILDKIT: isLocal ? '0' : '1' });
  try {
    if (!words.includes('--no-build')) await buildImages(project, isLocal);
    await connectIpv6Visitors();
    const shop = await openShop(project, folder);
    const results = [];
    for (const check of checks)
      if (only.length === 0 || only.includes(check[0])) results.push(await runCheck(shop, check));
    const passed = results.filter(Boolean).length;
    print(`\n${passed} passed, ${results.length - passed} failed`);
    if (passed < results.length) throw new UserError('Some checks failed.');
  } finally {
    if (!words.includes('--keep')) await project.compose('down', '-v', '-t', '5').catch(() => undefined);
    await disconnectIpv6Visitors();
    rmSync(folder, { recursive: true, force: true });
  }
}

testContainers(process.argv.slice(2)).catch(exitWithError);
