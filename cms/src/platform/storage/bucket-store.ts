import { AwsClient } from 'aws4fetch';
import { unavailable } from '../http/http-error';
import { pictureTypeOf, type FileStore, type StoredFile } from './stored-file';

const TIMEOUT_MS = 10_000;
const RETRIES = 3;

export type BucketSettings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Returns the bucket settings, or null when files are stored in DATA_DIR. */
export function bucketSettings(): BucketSettings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = process.env;
  if (!S3_BUCKET) return null;
  if (!S3_ENDPOINT || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new Error('S3_BUCKET needs S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ''),
    bucket: S3_BUCKET,
    region: S3_REGION || 'us-east-1',
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

export function bucketStore(settings: BucketSettings, report: (message: string) => void): FileStore {
  const { endpoint, bucket, ...credentials } = settings;
  const client = new AwsClient({ ...credentials, service: 's3', retries: RETRIES });

  async function call(method: string, key: string, rest: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await client
      .fetch(`${endpoint}/${bucket}/${key}`, { method, signal, ...rest })
      .catch((error: unknown) => {
        report(`The bucket is unreachable: ${String(error)}`);
        throw unavailable();
      });
    if (response.ok || response.status === 404) return response;
    report(`The bucket refused ${method} with ${response.status}: ${await response.text()}`);
    throw unavailable();
  }

  const put = async ({ key, bytes }: StoredFile) => {
    const headers = { 'Content-Type': pictureTypeOf(key), 'Content-Length': String(bytes.length) };
    const response = await call('PUT', key, { body: new Uint8Array(bytes), headers });
    if (!response.ok) throw unavailable();
  };
  const remove = async (keys: readonly string[]) => {
    await Promise.all(keys.map((key) => call('DELETE', key)));
  };

  return {
    async write(files) {
      const results = await Promise.allSettled(files.map(put));
      const failed = results.find(({ status }) => status === 'rejected');
      if (!failed) return;
      await remove(files.map(({ key }) => key)).catch(() => undefined);
      throw (failed as PromiseRejectedResult).reason;
    },
    async read(key) {
      const response = await call('GET', key);
      return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
    },
    async sizeOf(key) {
      const response = await call('HEAD', key);
      return response.ok ? Number(response.headers.get('content-length')) : null;
    },
    remove,
    requireRoom: () => Promise.resolve(),
  };
}
