import { AwsClient } from 'aws4fetch';
import { unavailable } from '../http/api-error';
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

/** The bucket of this shop; null where files are kept in DATA_DIR. */
export function bucketSettings(environment: NodeJS.ProcessEnv = process.env): BucketSettings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment;
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

/** Files in a private bucket of any S3-compatible service; shoppers get the pictures through the cms. */
export function bucketStore(settings: BucketSettings, report: (fault: string) => void): FileStore {
  const { endpoint, bucket, ...credentials } = settings;
  const client = new AwsClient({ ...credentials, service: 's3', retries: RETRIES });

  async function call(method: string, key: string, rest: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await client
      .fetch(`${endpoint}/${bucket}/${key}`, { method, signal, ...rest })
      .catch((error: unknown) => {
        report(`The bucket is away: ${String(error)}`);
        throw unavailable();
      });
    if (answer.ok || answer.status === 404) return answer;
    report(`The bucket refused ${method} with ${answer.status}: ${await answer.text()}`);
    throw unavailable();
  }

  const put = async ({ key, bytes }: StoredFile) => {
    const headers = { 'Content-Type': pictureTypeOf(key), 'Content-Length': String(bytes.length) };
    const answer = await call('PUT', key, { body: new Uint8Array(bytes), headers });
    if (!answer.ok) throw unavailable();
  };
  const remove = async (keys: readonly string[]) => {
    await Promise.all(keys.map((key) => call('DELETE', key)));
  };

  return {
    async write(files) {
      const kept = await Promise.allSettled(files.map(put));
      const failed = kept.find(({ status }) => status === 'rejected');
      if (!failed) return;
      await remove(files.map(({ key }) => key)).catch(() => undefined);
      throw (failed as PromiseRejectedResult).reason;
    },
    async read(key) {
      const answer = await call('GET', key);
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
    },
    async sizeOf(key) {
      const answer = await call('HEAD', key);
      return answer.ok ? Number(answer.headers.get('content-length')) : null;
    },
    remove,
    requireRoom: () => Promise.resolve(),
  };
}
