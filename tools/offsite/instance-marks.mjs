import { Readable } from 'node:stream';
import { BucketError } from './bucket.mjs';

/** The objects that name the instance of the shop that writes into a folder of a bucket. */
export const MARKS = 'shop/';

const markOf = (id) => `${MARKS}${id}.age`;

/** Sends a small value, encrypted. */
export async function sendValue(bucket, encrypt, name, value) {
  const bytes = Buffer.from(JSON.stringify(value));
  const { body, size } = await encrypt(Readable.from([bytes]), bytes.length);
  await bucket.send(name, body, size);
}

const marksOfOthers = async (bucket, id) =>
  (await bucket.list(MARKS)).map(({ name }) => name).filter((name) => name !== markOf(id));

/** Throws when a folder of a bucket is marked by another instance: two would remove and replace each other's files. */
export async function requireNoOther(bucket, id) {
  if ((await marksOfOthers(bucket, id)).length > 0) throw new BucketError(bucket.name, 'bucket-taken');
}

/** Marks a folder of a bucket as the place of an instance; throws when it is another's. */
export async function claimPlace(bucket, encrypt, instance) {
  await requireNoOther(bucket, instance.id);
  await sendValue(bucket, encrypt, markOf(instance.id), instance);
}

/** Makes a folder of a bucket the place of an instance, whoever wrote there before. */
export async function takeOverPlace(bucket, encrypt, instance) {
  // The others find this mark before they miss their own.
  await sendValue(bucket, encrypt, markOf(instance.id), instance);
  for (const name of await marksOfOthers(bucket, instance.id)) await bucket.remove(name);
}
