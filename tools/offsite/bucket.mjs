import { createReadStream, statSync } from 'node:fs';
import { cmsModule, cmsPackage } from '../launcher/project.mjs';
import { UserError } from '../launcher/terminal/terminal.mjs';
import { texts } from './texts.mjs';

const IDLE_MS = 30_000;
const PART_BYTES = 8 * 1024 ** 2;
const MOST_PARTS = 10_000;

/** An error of a bucket, whose `fault` is one of the contract's `bucketFaultTexts`. */
export class BucketError extends UserError {
  constructor(bucket, fault, cause) {
    super(texts.bucket(bucket, fault), { cause });
    this.fault = fault;
  }
}

// Providers name a bucket without room in their own ways.
const FULL = /quota|storage.*full|insufficient.*(storage|capacity)/i;

const FAULTS = { 401: 'bucket-closed', 403: 'bucket-closed', 404: 'bucket-missing', 507: 'bucket-full' };

function faultOf({ name, Code, message, $metadata }) {
  if (FULL.test(`${name} ${Code} ${message}`)) return 'bucket-full';
  const status = $metadata?.httpStatusCode ?? 500;
  return FAULTS[status] ?? (status >= 500 ? 'bucket-away' : 'unexpected');
}

// A download that breaks off has no status, as a bucket that is away.
async function* translated(chunks, translate) {
  try {
    yield* chunks;
  } catch (error) {
    translate(error);
  }
}

/** Opens a bucket of any S3-compatible service; names are below its prefix. */
export function openBucket({ bucket: Bucket, prefix = '', ...connection }, idleMs = IDLE_MS) {
  const commands = cmsPackage('@aws-sdk/client-s3');
  const { clientOptions } = cmsModule('src/settings/bucket-settings.js');
  const client = new commands.S3Client({
    ...clientOptions(connection),
    // Idle, and not whole: a slow line may take long.
    requestHandler: { connectionTimeout: idleMs, socketTimeout: idleMs },
  });
  const translate = (error) => {
    // A file that cannot be read is no fault of the bucket.
    const isOther = error instanceof UserError || error.path;
    throw isOther ? error : new BucketError(Bucket, faultOf(error), error);
  };
  const call = (command, input) => client.send(new commands[command]({ Bucket, ...input })).catch(translate);
  const keyOf = (name) => prefix + name;

  async function* pages(under) {
    let token;
    do {
      const input = { Prefix: keyOf(under), ContinuationToken: token };
      const { Contents = [], NextContinuationToken } = await call('ListObjectsV2Command', input);
      yield Contents;
      token = NextContinuationToken;
    } while (token);
  }

  const sizeOf = async (name) => (await call('HeadObjectCommand', { Key: keyOf(name) })).ContentLength;

  /** Writes an object of a known size, in parts when it is large; it has its name only when it is whole. */
  async function upload(name, body, size) {
    const { Upload } = cmsPackage('@aws-sdk/lib-storage');
    const partSize = Math.max(PART_BYTES, Math.ceil(size / MOST_PARTS));
    const params = { Bucket, Key: keyOf(name), Body: body };
    await new Upload({ client, params, partSize, queueSize: 2 }).done().catch(translate);
  }

  const remove = (name) => call('DeleteObjectCommand', { Key: keyOf(name) });

  async function put(name, body, size) {
    await upload(name, body, size);
    if ((await sizeOf(name)) === size) return;
    await remove(name);
    throw new BucketError(Bucket, 'bucket-cut');
  }

  return {
    name: Bucket,
    /** Lists the objects whose names begin so. */
    async list(under = '') {
      const objects = [];
      for await (const page of pages(under))
        for (const { Key, Size } of page) objects.push({ name: Key.slice(prefix.length), size: Size });
      return objects;
    },
    send: upload,
    /** Writes an object, asks for its size and removes it when it is not whole. */
    put,
    putFile: (name, file) => put(name, createReadStream(file), statSync(file).size),
    /** Returns the content of an object, null when it is gone. */
    async read(name) {
      try {
        const { Body } = await call('GetObjectCommand', { Key: keyOf(name) });
        return translated(Body, translate);
      } catch (error) {
        if (error.cause?.name === 'NoSuchKey') return null;
        throw error;
      }
    },
    remove,
    copy: (name, target) =>
      call('CopyObjectCommand', {
        Key: keyOf(target),
        CopySource: `${Bucket}/${keyOf(name).split('/').map(encodeURIComponent).join('/')}`,
      }),
  };
}
