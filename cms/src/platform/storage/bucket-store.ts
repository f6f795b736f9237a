import type { S3Client } from '@aws-sdk/client-s3';
import { clientOptions, type BucketSettings } from '../../settings/bucket-settings';
import { unavailable } from '../http/http-error';
import { pictureTypeOf, type FileStore, type StoredFile } from './stored-file';

const isMissing = (error: unknown): boolean =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;

export function bucketStore(settings: BucketSettings, report: (message: string) => void): FileStore {
  const { bucket: Bucket } = settings;
  // Loaded on the first call: shops without a bucket never pay for the library.
  const library = () => import('@aws-sdk/client-s3');
  let client: S3Client | undefined;

  type Library = Awaited<ReturnType<typeof library>>;
  async function call<T>(work: (s3: S3Client, commands: Library) => Promise<T>): Promise<T | null> {
    const commands = await library();
    client ??= new commands.S3Client(clientOptions(settings));
    try {
      return await work(client, commands);
    } catch (error) {
      if (isMissing(error)) return null;
      report(
        `The bucket failed: ${error instanceof Error ? `${error.name} ${error.message}` : String(error)}`,
      );
      throw unavailable();
    }
  }

  const put = async ({ key: Key, bytes: Body }: StoredFile) => {
    const ContentType = pictureTypeOf(Key);
    const stored = await call((s3, { PutObjectCommand }) =>
      s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType })),
    );
    if (!stored) throw unavailable();
  };
  const remove = async (keys: readonly string[]) => {
    await Promise.all(
      keys.map((Key) =>
        call((s3, { DeleteObjectCommand }) => s3.send(new DeleteObjectCommand({ Bucket, Key }))),
      ),
    );
  };

  return {
    async write(files) {
      const results = await Promise.allSettled(files.map(put));
      const failed = results.find(({ status }) => status === 'rejected');
      if (!failed) return;
      await remove(files.map(({ key }) => key)).catch(() => undefined);
      throw (failed as PromiseRejectedResult).reason;
    },
    read: (Key) =>
      call(async (s3, { GetObjectCommand }) => {
        const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      }),
    sizeOf: (Key) =>
      call(async (s3, { HeadObjectCommand }) => {
        const { ContentLength } = await s3.send(new HeadObjectCommand({ Bucket, Key }));
        return ContentLength ?? 0;
      }),
    remove,
    requireRoom: () => Promise.resolve(),
  };
}
