import { uploadProof } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { imageFaultTexts, preparePicture, RefusedPicture } from '@shop/web-kit/pictures';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

type Uploaded = { url: string; filename: string };

/** Uploads a picture for the shop; throws RefusedPicture for a file that cannot be sent. */
export async function uploadPicture(
  file: File,
  onPercent: (percent: number) => void,
  texts = imageFaultTexts,
): Promise<Uploaded> {
  const body = new FormData();
  body.append('purpose', 'content');
  body.append('file', await preparePicture(file, { texts }));
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
    networkMode: 'always',
    mutationFn: (file: File) => uploadPicture(file, setPercent, faultTexts),
    onMutate: () => setPercent(0),
    onSuccess: onUploaded,
  });
  return {
    upload: (file: File) => mutate(file),
    progress: isPending ? percent : null,
    error: error instanceof RefusedPicture ? error.message : error ? errorText(error) : undefined,
  };
}
