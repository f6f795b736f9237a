import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startMailServer } from '../../cms/tests/support/servers/mail-server.ts';
import { startBucket } from '../../cms/tests/support/servers/s3-server.ts';
import { projectPath } from '../launcher/project.mjs';
import { MANY_ORDERS, runProgram } from './compose.mjs';
import { openShop } from './open-shop.mjs';
import { ownerOf } from './visitor.mjs';

const PICTURE = 'docs/screens/office-order-390.webp';
const MAIL_LIMIT_MS = 60_000;

/** Returns the address at which containers reach this machine. */
const machineAddress = () =>
  runProgram('docker', ['network', 'inspect', 'bridge', '-f', '{{(index .IPAM.Config 0).Gateway}}']);

async function upload(call, fields) {
  const form = new FormData();
  const bytes = readFileSync(projectPath(PICTURE));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([bytes], { type: 'image/webp' }), 'foto.webp');
  const whole = new Response(form);
  const body = Buffer.from(await whole.arrayBuffer());
  const headers = { 'content-type': whole.headers.get('content-type'), 'content-length': body.length };
  return call('/api/upload/proof', { method: 'POST', body, headers });
}

async function secondsUntilMail(mail, text) {
  const begin = performance.now();
  while (performance.now() - begin < MAIL_LIMIT_MS) {
    if (mail.received.some(({ to, content }) => to.startsWith('lucia.') && content.includes(text)))
      return (performance.now() - begin) / 1000;
    await wait(250);
  }
  return Infinity;
}

async function storeAndSend({ visitor }, bucket, mail) {
  const owner = await ownerOf(visitor);
  const picture = await upload(owner, { purpose: 'content' });
  const proof = await upload(visitor.call, {});
  const keys = await bucket.keys();
  const shown = await visitor.call(JSON.parse(picture.text).url);
  const order = await visitor.order();
  const seconds = await secondsUntilMail(mail, JSON.parse(order.text).orderNumber);
  const kinds = ['pictures/', 'proofs/'].map((folder) => keys.filter((key) => key.startsWith(folder)).length);
  const isRight =
    picture.status === 201 &&
    proof.status === 201 &&
    kinds.every((count) => count > 0) &&
    shown.status === 200 &&
    seconds < Infinity;
  const measured = `picture ${picture.status}, proof ${proof.status}; in the bucket ${kinds[0]} and ${kinds[1]}; shown ${shown.status} ${shown.headers['content-type']}; order ${order.status}, its mail after ${seconds.toFixed(1)} s`;
  return [isRight, measured];
}

/** Lets the shop keep its files in a bucket and send its mails by SMTP, both served by this machine. */
export async function bucketAndMail({ projectWith, folder }) {
  const address = await machineAddress();
  const [bucket, mail] = [await startBucket(address), await startMailServer(0, address)];
  try {
    const env = { ...bucket.environment, SMTP_URL: mail.url, MAIL_FROM: 'tienda@example.com' };
    const project = projectWith({ files: [MANY_ORDERS], env });
    await project.compose('up', '-d');
    return await storeAndSend(await openShop({ project, folder }), bucket, mail);
  } finally {
    await bucket.stop();
    await mail.stop();
  }
}
