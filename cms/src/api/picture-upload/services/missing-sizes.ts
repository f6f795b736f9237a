import { fileStore } from '../../../platform/storage/file-store';
import { pictureEndings, encodeSize } from './picture-sizes';
import { createProcessingQueue } from './processing-queue';

// A page shows at most a few dozen pictures, and each of their sizes is made once.
const runQueued = createProcessingQueue(200);

const STORED = /^((?:pictures|review-photos)\/[0-9a-f]{32})([-.].+)$/;

const inProgress = new Map<string, Promise<Buffer | null>>();

const readOriginal = async (base: string): Promise<Buffer | null> =>
  (await fileStore().read(`${base}.webp`)) ?? fileStore().read(`${base}.jpg`);

// A size that cannot be stored, on a full disk for one, is still shown.
async function keep(key: string, bytes: Buffer): Promise<void> {
  try {
    await fileStore().write([{ key, bytes }], false);
  } catch (error) {
    strapi.log.warn(
      `A size of a picture could not be stored: ${error instanceof Error ? error.name : 'unknown'}`,
    );
  }
}

async function make(key: string, base: string, ending: string): Promise<Buffer | null> {
  const original = await readOriginal(base);
  if (!original) return null;
  const bytes = await runQueued(() => encodeSize(original, ending));
  await keep(key, bytes);
  return bytes;
}

/** Makes a size of a stored picture that is not there yet and stores it; null for an unknown picture or size. */
export function makeMissingSize(key: string): Promise<Buffer | null> {
  const [, base, ending] = STORED.exec(key) ?? [];
  if (!base || !ending || !pictureEndings.includes(ending)) return Promise.resolve(null);
  const making = inProgress.get(key) ?? make(key, base, ending).finally(() => inProgress.delete(key));
  inProgress.set(key, making);
  return making;
}
