import { ApiError, errorText } from '@shop/web-kit/api';
import { preparePicture, RefusedPicture } from '@shop/web-kit/pictures';
import { useRef, useState } from 'react';
import { sendPicture } from '#shared/hooks/use-picture-upload.ts';
import { type Batch, type Place } from './place-in-batch.ts';
import { texts } from '../texts.ts';

export type QueuedPicture = {
  id: number;
  name: string;
  percent: number | null;
  error?: string;
  /** Whether the same file may succeed when it is sent again. */
  canRetry?: boolean;
};

type Upload = { id: number; file: File; batch: Batch; at: number };

// The same file would be refused again.
const isRefused = (error: unknown): boolean =>
  error instanceof RefusedPicture || (error instanceof ApiError && [400, 413, 415].includes(error.status));

type QueueOptions = {
  room: number;
  /** Adds an uploaded picture at the place that its file has among those chosen together. */
  onUploaded: (url: string, place: Place) => void;
};

/** Uploads pictures beside each other; a failed one stays in the list with its reason and can be sent again by itself. */
export function usePictureQueue({ room, onUploaded }: QueueOptions) {
  const [queue, setQueue] = useState<QueuedPicture[]>([]);
  const [lastBatch, setLastBatch] = useState<Batch>([]);
  const uploads = useRef({
    lastId: 0,
    last: Promise.resolve<unknown>(null),
    failed: new Map<number, Upload>(),
  });
  const change = (id: number, changed: Partial<QueuedPicture>) =>
    setQueue((shown) => shown.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  const dismiss = (id: number) => {
    uploads.current.failed.delete(id);
    setQueue((shown) => shown.filter((one) => one.id !== id));
  };

  async function send(upload: Upload, ready: Promise<File>): Promise<void> {
    const { id, batch, at } = upload;
    try {
      const { url } = await sendPicture(await ready, (percent) => change(id, { percent }));
      onUploaded(url, { batch, at });
      batch[at] = url;
      setLastBatch([...batch]);
      dismiss(id);
    } catch (error) {
      uploads.current.failed.set(id, upload);
      change(id, {
        percent: null,
        error: errorText(error, texts.uploadFailed),
        canRetry: !isRefused(error),
      });
    }
  }

  const enqueue = (upload: Upload) => {
    // A phone has memory to shrink one photo at a time.
    const ready = uploads.current.last.then(() => preparePicture(upload.file));
    uploads.current.last = ready.catch(() => null);
    void send(upload, ready);
  };

  const roomLeft = () => room - queue.filter(({ error }) => error === undefined).length;

  function add(files: readonly File[]): void {
    const { current } = uploads;
    let left = roomLeft();
    const batch: Batch = [];
    const added = files.map((file): QueuedPicture => {
      const picture = { id: ++current.lastId, name: file.name, percent: null };
      if (left <= 0) return { ...picture, error: texts.uploadOverLimit };
      left -= 1;
      enqueue({ id: picture.id, file, batch, at: batch.push(null) - 1 });
      return picture;
    });
    setQueue((shown) => [...shown.filter(({ error, canRetry }) => !error || canRetry), ...added]);
  }

  function retry(id: number): void {
    const { current } = uploads;
    const upload = current.failed.get(id);
    if (!upload) return;
    if (roomLeft() <= 0) return change(id, { error: texts.uploadOverLimit });
    current.failed.delete(id);
    setQueue((shown) => shown.map((one) => (one.id === id ? { id, name: one.name, percent: null } : one)));
    enqueue(upload);
  }
  return { queue, lastBatch, add, retry, dismiss };
}
