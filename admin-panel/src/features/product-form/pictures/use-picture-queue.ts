import { ApiError, errorText } from '@shop/web-kit/api';
import { RefusedPicture } from '@shop/web-kit/pictures';
import { useRef, useState } from 'react';
import { uploadPicture } from '#shared/hooks/use-picture-upload.ts';
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

/** Uploads pictures one after another, as all calls of the app; a failed one stays in the list with its reason and can be sent again. */
export function usePictureQueue({ room, onUploaded }: QueueOptions) {
  const [queue, setQueue] = useState<QueuedPicture[]>([]);
  const [lastBatch, setLastBatch] = useState<Batch>([]);
  const uploads = useRef({ lastId: 0, last: Promise.resolve(), failed: new Map<number, Upload>() });
  const change = (id: number, changed: Partial<QueuedPicture>) =>
    setQueue((shown) => shown.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  const dismiss = (id: number) => {
    uploads.current.failed.delete(id);
    setQueue((shown) => shown.filter((one) => one.id !== id));
  };

  async function send(upload: Upload): Promise<void> {
    const { id, file, batch, at } = upload;
    change(id, { percent: 0 });
    try {
      const { url } = await uploadPicture(file, (percent) => change(id, { percent }));
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
    uploads.current.last = uploads.current.last.then(() => send(upload));
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
