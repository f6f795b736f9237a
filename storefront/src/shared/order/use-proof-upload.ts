import { useCallback, useEffect, useRef, useState } from 'react';
import { fileFault, messages } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { texts } from './texts.ts';

export type ProofState = {
  file: File | null;
  /** An address for the preview; null when only the upload is known, as after a reload. */
  preview: string | null;
  name: string;
  /** From 0 to 1 while it is being uploaded. */
  progress: number | null;
  url: string | null;
  error: string | null;
};

const nothing: ProofState = { file: null, preview: null, name: '', progress: null, url: null, error: null };

const faultText = { type: messages.uploadBadType, size: messages.uploadTooLarge } as const;

async function uploaded(file: File, onProgress: (share: number) => void): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  const answer = await call('uploadProof', { body: form }, { onUploadProgress: onProgress });
  return answer.url;
}

export type KnownProof = { name: string; url: string };

/** A transfer proof: chosen, checked, uploaded at once with its progress, and removable at any moment. */
export function useProofUpload(known: KnownProof | null = null) {
  const [proof, setProof] = useState<ProofState>(() => ({ ...nothing, ...known }));
  // Only the newest choice may report: an upload that was replaced or removed is of no interest.
  const current = useRef(0);
  const { preview } = proof;
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);

  const upload = useCallback(async (file: File): Promise<string> => {
    const turn = (current.current += 1);
    const report = (change: Partial<ProofState>) =>
      current.current === turn && setProof((before) => ({ ...before, ...change }));
    report({ progress: 0, error: null });
    try {
      const url = await uploaded(file, (progress) => report({ progress }));
      report({ url, progress: null });
      return url;
    } catch (error) {
      report({ progress: null, error: errorText(error, texts.proof.failed) });
      throw error;
    }
  }, []);

  const choose = useCallback(
    (file: File) => {
      current.current += 1;
      const fault = fileFault(file);
      if (fault) return setProof({ ...nothing, error: faultText[fault] });
      setProof({ ...nothing, file, name: file.name, preview: URL.createObjectURL(file) });
      // A failure is shown beside the picture, with its own way to try again.
      upload(file).catch(() => undefined);
    },
    [upload],
  );

  const remove = useCallback(() => {
    current.current += 1;
    setProof(nothing);
  }, []);

  return { proof, choose, remove, upload };
}

export type ProofUpload = ReturnType<typeof useProofUpload>;
