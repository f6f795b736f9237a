import { setTimeout as wait } from 'node:timers/promises';
import { bucketAndMail } from './bucket-and-mail.mjs';
import { forgottenPassword } from './forgotten-password.mjs';
import { restoreDrill } from './restore-drill.mjs';
import { PROGRAMS, runProgram, secondsUntilHealthy, signalPart } from './compose.mjs';
import { upgradeDrill } from './upgrade-drill.mjs';
import { twoOfEach } from './two-of-each.mjs';
import { listed, whilePolling } from './visitor.mjs';

const MEGABYTE = 1e6;
const SILENCE_SECONDS = 60;
// A killed part has to be found silent, ended, started and found healthy.
const LIMIT_OF_A_HANG = SILENCE_SECONDS + 45;

const failed = (statuses) =>
  Object.entries(statuses).reduce((sum, [status, count]) => sum + (status === '200' ? 0 : count), 0);
const rounded = (seconds) => `${seconds.toFixed(1)} s`;

async function imageSize() {
  const bytes = Number(
    await runProgram('docker', ['image', 'inspect', '-f', '{{.Size}}', 'containers-test/cms']),
  );
  return [bytes <= 450 * MEGABYTE, `${Math.round(bytes / MEGABYTE)} MB`];
}

async function encrypted({ visitor: { call }, plain, domain }) {
  const page = await call('/');
  const [http, www] = [await plain('/x?y=1'), await call('/x?y=1', { headers: { host: `www.${domain}` } })];
  const hsts = page.headers['strict-transport-security'];
  const locations = [http, www].map(({ status, headers }) => `${status} ${headers.location}`);
  const isRight = locations.every((text) => text === `308 https://${domain}/x?y=1`);
  return [
    page.status === 200 && isRight && hsts === 'max-age=86400',
    `${page.status}; ${locations.join('; ')}; ${hsts}`,
  ];
}

async function bought({ visitor, orders }) {
  const before = await orders();
  const { status } = await visitor.order();
  const stored = (await orders()) - before;
  return [status === 201 && stored === 1, `${status}, ${stored} stored`];
}

// The storefront asks the cms as somebody who took it over could.
async function isolated({ project }) {
  const urls = ['cms:1337/admin/init', 'cms:9465/metrics', 'cms:1337/content-manager/init', 'postgres:5432'];
  const script = `Promise.all(${JSON.stringify(urls)}.map((url) => fetch('http://' + url).then((a) => a.status, () => 'none'))).then((a) => console.log(a.join(' ')))`;
  const found = await project.exec('storefront', 'node', '-e', script);
  const fromMachine = await Promise.all(
    ['1337/admin/init', '9465/metrics', '9464/metrics'].map((path) =>
      fetch(`http://127.0.0.1:${path}`).then(
        ({ status }) => status,
        () => 'none',
      ),
    ),
  );
  const measured = `storefront ${found}; machine ${fromMachine.join(' ')}`;
  return [measured === 'storefront 404 404 404 none; machine 200 200 200', measured];
}

async function halfSent({ visitor: { sendHalf }, domain }) {
  const header = await sendHalf(`GET / HTTP/1.1\r\nHost: ${domain}\r\nX-Ha`);
  const body = await sendHalf(
    `POST /api/orders HTTP/1.1\r\nHost: ${domain}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"items"`,
  );
  const measured = `header closed after ${rounded(header.seconds)}, body after ${rounded(body.seconds)}`;
  return [header.seconds <= 15 && body.seconds <= 125, measured];
}

async function restarted({ project, visitor: { call } }, service) {
  const { result, statuses } = await whilePolling(call, ['/'], async () => {
    await project.compose('restart', service);
    return secondsUntilHealthy(await project.containerOf(service));
  });
  return [failed(statuses) === 0, `healthy after ${rounded(result)}; pages ${listed(statuses)}`];
}

/** Sends a signal to a part and waits until Docker runs a new, healthy one. */
async function signalled({ project, visitor }, service, signal) {
  const container = await project.containerOf(service);
  const begin = performance.now();
  const since = Date.now();
  const { statuses } = await whilePolling(visitor.call, ['/'], async () => {
    await signalPart(container, PROGRAMS[service], signal);
    await secondsUntilHealthy(container, { since });
  });
  return { seconds: (performance.now() - begin) / 1000, statuses };
}

async function killed(shop) {
  const { seconds, statuses } = await signalled(shop, 'cms', 'SIGKILL');
  const { status } = await shop.visitor.order();
  return [
    failed(statuses) === 0 && seconds <= 60 && status === 201,
    `healthy after ${rounded(seconds)}; pages ${listed(statuses)}; order ${status}`,
  ];
}

async function hungCms(shop) {
  const { seconds, statuses } = await signalled(shop, 'cms', 'SIGSTOP');
  const health = await runProgram('docker', [
    'inspect',
    '-f',
    '{{.RestartCount}}',
    await shop.project.containerOf('storefront'),
  ]);
  const isRight = failed(statuses) === 0 && seconds <= LIMIT_OF_A_HANG && health === '0';
  return [
    isRight,
    `healthy after ${rounded(seconds)}; pages ${listed(statuses)}; storefront restarted ${health} times`,
  ];
}

async function hungStorefront(shop) {
  let page = { status: 0, text: '' };
  const looking = wait(20_000).then(async () => (page = await shop.visitor.call('/')));
  const { seconds } = await signalled(shop, 'storefront', 'SIGSTOP');
  await looking;
  const isOurs = page.text.includes('Jazmín Lencería') && page.text.includes('wa.me/5492991234567');
  const { status } = await shop.visitor.call('/');
  return [
    isOurs && page.status === 503 && status === 200 && seconds <= LIMIT_OF_A_HANG,
    `after 20 s ${page.status}${isOurs ? ' with name and WhatsApp' : ''}; healthy after ${rounded(seconds)}, then ${status}`,
  ];
}

async function unreachable({ project, visitor: { call } }) {
  await project.compose('stop', 'storefront');
  const [page, api] = [await call('/'), await call('/api/products')];
  await project.compose('start', 'storefront');
  await secondsUntilHealthy(await project.containerOf('storefront'));
  const isOurs = page.text.includes('Jazmín Lencería') && page.text.includes('wa.me/5492991234567');
  const { code } = JSON.parse(api.text);
  const isRight =
    isOurs && [page, api].every(({ status }) => [502, 503, 504].includes(status)) && code === 'UNAVAILABLE';
  return [
    isRight,
    `page ${page.status}${isOurs ? ' with name and WhatsApp' : ''}, API ${api.status} ${code}`,
  ];
}

async function ipv6({ ipv6Visitors, lookUp }) {
  const [first, neighbour, other] = await ipv6Visitors();
  const spent = [];
  for (let at = 0; at < 22; at += 1) spent.push(await lookUp(first));
  const measured = `first ${spent.filter((status) => status !== 429).length} answers, then ${spent.at(-1)}; its /64 ${await lookUp(neighbour)}; another /64 ${await lookUp(other)}`;
  return [/then 429; its \/64 429; another \/64 (?!429)\d+$/.test(measured), measured];
}

export const checks = [
  [90, 'image of the cms', 'at most 450 MB', imageSize],
  [91, 'TLS, http and www redirected, HSTS', '200; 308 to the domain; a day', encrypted],
  [92, 'an order through Caddy', '201, one row', bought],
  [93, "Strapi's panel, metrics, database", 'this machine only', isolated],
  [109, 'forgotten passwords', 'new ones by the command of the image', forgottenPassword],
  [94, 'IPv6 visitors', 'limited by /64, others unharmed', ipv6],
  [95, 'half-sent header and body', 'closed within 15 and 125 s', halfSent],
  [96, 'restart of postgres', 'no failed page', (shop) => restarted(shop, 'postgres')],
  [97, 'restart of the cms', 'no failed page', (shop) => restarted(shop, 'cms')],
  [98, 'restart of the storefront', 'no failed page', (shop) => restarted(shop, 'storefront')],
  [99, '`kill -9` of the cms', 'no failed page, healthy within 60 s, orders', killed],
  [100, 'a cms that hangs', `no failed page, healthy within ${LIMIT_OF_A_HANG} s`, hungCms],
  [
    101,
    'a storefront that hangs',
    `Caddy's page after 20 s, healthy within ${LIMIT_OF_A_HANG} s`,
    hungStorefront,
  ],
  [102, 'a storefront that is away', "Caddy's page, an API error", unreachable],
  [103, 'two of each, one of each killed', 'no failed page or order, a save seen by all in 5 s', twoOfEach],
  [104, 'restore as docs/operations.md has it', 'as many orders, no fault', restoreDrill],
  [110, 'files in a bucket, mails by SMTP', 'picture and proof in the bucket, a mail', bucketAndMail],
  [111, 'upgrade and rollback as docs/operations.md has them', 'no order lost, no fault', upgradeDrill],
];
