import { addReviewPhoto, removeReviewPhoto } from '@shop/contract';
import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { call, errorText } from '@shop/web-kit/api';
import { preparePicture, RefusedPicture } from '@shop/web-kit/pictures';
import { reviewableQuery } from './reviewable-query.ts';
import { texts } from '../texts.ts';
import type { ReviewedLine } from './use-review-form.ts';

const words = texts.write.photo;

/** Sends and deletes the photo of a review; a failure says why and leaves what was stored. */
export function useReviewPhoto({ orderNumber, token, line }: ReviewedLine) {
  const client = useQueryClient();
  const [preview, setPreview] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  const busy = useRef(false);
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);

  const target = { params: { orderNumber, line: String(line) }, query: { token } };

  async function once(work: () => Promise<string>, failed: string) {
    if (busy.current) return;
    busy.current = true;
    setFault(null);
    setAnswer(null);
    try {
      setAnswer(await work());
      void client.invalidateQueries(reviewableQuery(orderNumber, token));
    } catch (error) {
      setFault(error instanceof RefusedPicture ? error.message : errorText(error, failed));
    } finally {
      busy.current = false;
      setProgress(null);
    }
  }

  const send = async (file: File): Promise<string> => {
    setProgress(0);
    const picture = await preparePicture(file);
    const body = new FormData();
    body.append('file', picture, 'foto.jpg');
    const { message } = await call(addReviewPhoto, { ...target, body }, { onUploadProgress: setProgress });
    setPreview(URL.createObjectURL(picture));
    return message;
  };

  const withdraw = async (): Promise<string> => {
    const { message } = await call(removeReviewPhoto, target);
    setPreview(null);
    return message;
  };

  return {
    preview,
    progress,
    fault,
    answer,
    choose: (file: File) => void once(() => send(file), words.failed),
    remove: () => void once(withdraw, words.removeFailed),
  };
}
