import { writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { runCommand } from '../processes/run-command';
import type { TestCms } from '../servers/start-cms';
import { commerceOn } from './commerce-calls';
import { aPicture, formWith } from './forms';
import { aPdf } from './pdf-files';

/** Makes a key for copies off the machine, writes it to a file and returns its public recipient. */
export async function makeOffsiteKey(file: string): Promise<string> {
  const { code, output } = await runCommand('backup', { dataDir: `${file}.none` }, '--new-key');
  const [, recipient = ''] = /^OFFSITE_RECIPIENT=(age1\w+)$/m.exec(output) ?? [];
  expect([code, output]).toEqual([
    0,
    expect.stringContaining(`# public key: ${recipient}\nAGE-SECRET-KEY-1`),
  ]);
  writeFileSync(file, output);
  return recipient;
}

/** Stores a picture and the proof of an order. */
export async function storeFiles(cms: TestCms): Promise<void> {
  const shop = await commerceOn(cms);
  const upload = async (bytes: Buffer, name: string, purpose: string) => {
    const body = formWith(bytes, name, { purpose });
    return (await shop.admin<{ url: string }>('/api/upload/proof', { method: 'POST', body })).body.url;
  };
  await upload(await aPicture(300, 300).jpeg().toBuffer(), 'foto.jpg', 'content');
  const { _id: productId } = await shop.product();
  await shop.placed([{ productId, quantity: 1, size: 'M' }], {
    paymentMethod: 'transfer',
    transferProofUrl: await upload(aPdf('transferencia de 10.000'), 'comprobante.pdf', 'proof'),
  });
}
