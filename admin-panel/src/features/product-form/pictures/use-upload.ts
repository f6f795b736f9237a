import { errorText } from '@shop/web-kit/api';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { uploadPicture } from '../queries.ts';
import { texts } from '../texts.ts';

/** Uploads one picture: how much of it has gone, and what went wrong. */
export function useUpload(onUploaded: (url: string) => void) {
  const [percent, setPercent] = useState(0);
  const mutation = useMutation({
    mutationFn: (file: File) => uploadPicture(file, setPercent),
    onMutate: () => setPercent(0),
    onSuccess: onUploaded,
  });
  return {
    upload: mutation.mutate,
    progress: mutation.isPending ? percent : null,
    fault: mutation.error ? errorText(mutation.error, texts.uploadFailed) : undefined,
  };
}
