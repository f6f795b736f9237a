import { findImageFault, messages } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useRef, useState } from 'react';
import { uploadPicture } from '#shared/hooks/use-picture-upload.ts';
import { texts } from '../texts.ts';

export type QueuedPicture = { id: number; name: string; percent: number | null; error?: string };

const FAULT_TEXTS = { size: messages.uploadTooLarge, type: messages.uploadBadType };

const faultOf = (file: File): string | undefined => {
  const fault = findImageFault(file);
  return fault ? FAULT_TEXTS[fault] : undefined;
};

type QueueOptions = { room: number; onUploaded: (url: string) => void };

/** Uploads pictures one after another in the given order; a failed one stays in the list with its reason. */
export function usePictureQueue({ room, onUploaded }: QueueOptions) {
  const [queue, setQueue] = useState<QueuedPicture[]>([]);
  const lastId = useRef(0);
  const uploads = useRef(Promise.resolve());
  const change = (id: number, changed: Partial<QueuedPicture>) =>
    setQueue((shown) => shown.map((one) => (one.id === id ? { ...one, ...changed } : one)));

  async function upload(id: number, file: File): Promise<void> {
    change(id, { percent: 0 });
    try {
      const { url } = await uploadPicture(file, (percent) => change(id, { percent }));
      onUploaded(url);
      setQueue((shown) => shown.filter((one) => one.id !== id));
    } catch (error) {
      change(id, { percent: null, error: errorText(error, texts.uploadFailed) });
    }
  }

  function add(files: readonly File[]): void {
    const pending = queue.filter(({ error }) => error === undefined);
    let left = room - pending.length;
    const added = files.map((file) => {
      const fault = faultOf(file) ?? (left > 0 ? undefined : texts.uploadOverLimit);
      if (!fault) left -= 1;
      return { file, id: ++lastId.current, name: file.name, percent: null, ...(fault && { error: fault }) };
    });
    setQueue([...pending, ...added.map(({ file: _, ...picture }) => picture)]);
    for (const { id, file, error } of added)
      if (!error) uploads.current = uploads.current.then(() => upload(id, file));
  }
  return { queue, add };
}
