import { uploadProof } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { type imageFaultTexts, preparePicture, RefusedPicture } from '@shop/web-kit/pictures';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

type Uploaded = { url: string; filename: string };

/** Sends a picture that is small enough. */
export function sendPicture(file: File, onPercent: (percent: number) => void): Promise<Uploaded> {
  const body = new FormData();
  body.append('purpose', 'content');
  body.append('file', file);
  return call(uploadProof, { body }, { onUploadProgress: (share) => onPercent(Math.round(share * 100)) });
}

type PictureUploadOptions = {
  faultTexts?: typeof imageFaultTexts;
  errorText: (error: unknown) => string;
  onUploaded: (uploaded: Uploaded) => void;
};

/** Uploads a picture for the shop; returns the percentage sent while an upload runs, and its error. */
export function usePictureUpload({ faultTexts, errorText, onUploaded }: PictureUploadOptions) {
  const [percent, setPercent] = useState(0);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (file: File) =>
      sendPicture(await preparePicture(file, { ...(faultTexts && { texts: faultTexts }) }), setPercent),
    onMutate: () => setPercent(0),
    onSuccess: onUploaded,
  });
  return {
    upload: (file: File) => mutate(file),
    progress: isPending ? percent : null,
    error: error instanceof RefusedPicture ? error.message : error ? errorText(error) : undefined,
  };
}
