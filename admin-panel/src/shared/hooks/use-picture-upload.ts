import { findImageFault } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

type Uploaded = { url: string; filename: string };

/** Uploads a picture for the shop. */
export async function uploadPicture(file: File, onPercent: (percent: number) => void): Promise<Uploaded> {
  const body = new FormData();
  body.append('purpose', 'content');
  body.append('file', file);
  return call('uploadProof', { body }, { onUploadProgress: (share) => onPercent(Math.round(share * 100)) });
}

type PictureUploadOptions = {
  faultTexts: { size: string; type: string };
  errorText: (error: unknown) => string;
  onUploaded: (uploaded: Uploaded) => void;
};

/** Uploads a picture for the shop; returns the percentage sent while an upload runs, and its error. */
export function usePictureUpload({ faultTexts, errorText, onUploaded }: PictureUploadOptions) {
  const [percent, setPercent] = useState(0);
  const [fault, setFault] = useState<'size' | 'type' | null>(null);
  const { mutate, reset, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: (file: File) => uploadPicture(file, setPercent),
    onMutate: () => setPercent(0),
    onSuccess: onUploaded,
  });
  return {
    upload: (file: File) => {
      const found = findImageFault(file);
      setFault(found);
      if (found) reset();
      else mutate(file);
    },
    progress: isPending ? percent : null,
    error: fault ? faultTexts[fault] : error ? errorText(error) : undefined,
  };
}
