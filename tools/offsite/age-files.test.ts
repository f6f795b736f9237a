import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { decrypted, encrypterFor, newKey, readKeys } from './age-files.mjs';

it('after a change of key, a file with both opens what was encrypted for either', async () => {
  const [old, current, another] = [await newKey(), await newKey(), await newKey()];
  const OFFSITE_KEY = `# the old one\n${old.key}\n\n# the current one\n${current.key}\n`;
  for (const { recipient, opens } of [
    { recipient: old.recipient, opens: true },
    { recipient: current.recipient, opens: true },
    { recipient: another.recipient, opens: false },
  ]) {
    const { body } = await (await encrypterFor(recipient))(Readable.from([Buffer.from('copia')]), 5);
    const content = Array.fromAsync(decrypted(body, readKeys({ OFFSITE_KEY })));
    if (opens) expect(Buffer.concat(await content).toString()).toBe('copia');
    else await expect(content).rejects.toThrow('no se abre con esa clave');
  }
});
