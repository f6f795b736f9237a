import { createReadStream, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { UserError } from '../launcher/terminal/terminal.mjs';
import { texts } from './texts.mjs';

const KEY = /^AGE-SECRET-KEY-1[0-9A-Z]{58}$/gm;

// Only copies off the machine need it.
const age = () => import('age-encryption');

/** Returns a new secret key and its public recipient. */
export async function newKey() {
  const { generateX25519Identity, identityToRecipient } = await age();
  const key = await generateX25519Identity();
  return { key, recipient: await identityToRecipient(key) };
}

/** Returns the secret keys of the environment, in OFFSITE_KEY or the file OFFSITE_KEY_FILE; arguments would show them to `ps`. */
export function readKeys({ OFFSITE_KEY, OFFSITE_KEY_FILE } = process.env) {
  const text = OFFSITE_KEY || (OFFSITE_KEY_FILE ? readFileSync(OFFSITE_KEY_FILE, 'utf8') : '');
  if (text === '') throw new UserError(texts.noKey);
  const keys = text.match(KEY);
  if (!keys) throw new UserError(texts.badKey);
  return keys;
}

/** Returns a function that encrypts a stream of a known size for a recipient. */
export async function encrypterFor(recipient) {
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return async (chunks, size) => {
    const encrypted = await encrypter.encrypt(Readable.toWeb(chunks));
    return { body: Readable.fromWeb(encrypted), size: encrypted.size(size) };
  };
}

/** Reads as many bytes of a file as it had, since some grow meanwhile. */
export const readFirst = (file, size) =>
  size === 0 ? Readable.from([]) : createReadStream(file, { end: size - 1 });

/** Decrypts a stream; throws when none of the keys is its own, or when the stream is cut or damaged. */
export async function* decrypted(chunks, keys) {
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  for (const key of keys) decrypter.addIdentity(key);
  const source = Readable.from(chunks);
  let failure = null;
  source.once('error', (error) => (failure = error));
  const fail = (text) => {
    throw failure ?? new UserError(text);
  };
  const content = await decrypter
    .decrypt(Readable.toWeb(source))
    .catch(({ message }) => fail(/no identity matched/.test(message) ? texts.otherKey : texts.cut));
  try {
    yield* content;
  } catch {
    fail(texts.cut);
  }
}
