import { useCallback, useEffect, useRef, useState } from 'react';
import { fileFault, messages } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { texts } from '../texts.ts';

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

export type UploadedProof = { name: string; url: string };

/** A transfer proof: chosen, checked, uploaded at once with its progress, and removable at any moment. */
export function useProofUpload(known: UploadedProof | null = null) {
  const [proof, setProof] = useState<ProofState>(() => ({ ...nothing, ...known }));
  // Only the newest choice may report: an upload that was replaced or removed is of no interest.
  const turn = useRef(0);
  const running = useRef<Promise<string> | null>(null);
  const { preview } = proof;
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);

  const upload = useCallback((file: File): Promise<string> => {
    const mine = (turn.current += 1);
    const report = (change: Partial<ProofState>) => {
      if (turn.current === mine) setProof((before) => ({ ...before, ...change }));
    };
    report({ progress: 0, error: null });
    const sent = uploaded(file, (progress) => report({ progress }));
    running.current = sent;
    sent.then(
      (url) => report({ url, progress: null }),
      (error: unknown) => report({ progress: null, error: errorText(error, texts.proof.failed) }),
    );
    return sent;
  }, []);

  const reset = useCallback((state: ProofState) => {
    turn.current += 1;
    running.current = null;
    setProof(state);
  }, []);

  const choose = useCallback(
    (file: File) => {
      const fault = fileFault(file);
      if (fault) return reset({ ...nothing, error: faultText[fault] });
      reset({ ...nothing, file, name: file.name, preview: URL.createObjectURL(file) });
      void upload(file).catch(() => undefined);
    },
    [reset, upload],
  );

  const remove = useCallback(() => reset(nothing), [reset]);
  const retry = () => {
    if (proof.file) void upload(proof.file).catch(() => undefined);
  };

  /** The uploaded proof's address once it is known, or null when none was chosen; a failed upload is tried again. */
  const settled = (): Promise<string | null> => {
    if (proof.url || !proof.file) return Promise.resolve(proof.url);
    return proof.progress !== null && running.current ? running.current : upload(proof.file);
  };

  return { proof, choose, remove, retry, settled };
}

export type ProofUpload = ReturnType<typeof useProofUpload>;
