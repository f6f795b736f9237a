import { useCallback, useEffect, useRef, useState } from 'react';
import { findProofFault, uploadProof as uploadProofEndpoint } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { preparePicture, RefusedPicture } from '@shop/web-kit/pictures';
import { texts } from '../texts.ts';

export type ProofState = {
  file: File | null;
  /** Object URL of the preview; null of a PDF, and after a reload, when only the upload is known. */
  preview: string | null;
  name: string;
  /** Share from 0 to 1 during the upload. */
  progress: number | null;
  url: string | null;
  error: string | null;
};

const nothing: ProofState = { file: null, preview: null, name: '', progress: null, url: null, error: null };

const PDF = 'application/pdf';

async function uploadProof(file: File, onProgress: (share: number) => void): Promise<string> {
  const form = new FormData();
  form.append('file', await preparePicture(file, { findFault: findProofFault }));
  const answer = await call(uploadProofEndpoint, { body: form }, { onUploadProgress: onProgress });
  return answer.url;
}

export type UploadedProof = { name: string; url: string };

export function useProofUpload(known: UploadedProof | null = null) {
  const [proof, setProof] = useState<ProofState>(() => ({ ...nothing, ...known }));
  // Replaced and removed uploads must not report: each has a number and only the latest counts.
  const latest = useRef(0);
  const running = useRef<Promise<string> | null>(null);
  const { preview } = proof;
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);

  const reset = useCallback((state: ProofState) => {
    latest.current += 1;
    running.current = null;
    setProof(state);
  }, []);

  const upload = useCallback((file: File): Promise<string> => {
    const current = (latest.current += 1);
    const report = (change: Partial<ProofState>) => {
      if (latest.current === current) setProof((before) => ({ ...before, ...change }));
    };
    report({ progress: 0, error: null });
    const sent = uploadProof(file, (progress) => report({ progress }));
    running.current = sent;
    sent.then(
      (url) => report({ url, progress: null }),
      (error: unknown) => {
        const kept = error instanceof RefusedPicture ? nothing : { progress: null };
        report({ ...kept, error: errorText(error, texts.proof.failed) });
      },
    );
    return sent;
  }, []);

  const choose = useCallback(
    (file: File) => {
      reset({
        ...nothing,
        file,
        name: file.name,
        preview: file.type === PDF ? null : URL.createObjectURL(file),
      });
      void upload(file).catch(() => undefined);
    },
    [reset, upload],
  );

  const remove = useCallback(() => reset(nothing), [reset]);
  const retry = () => {
    if (proof.file) void upload(proof.file).catch(() => undefined);
  };

  /** Resolves to the proof's address, or null when none was chosen; retries a failed upload. */
  const settled = (): Promise<string | null> => {
    if (proof.url || !proof.file) return Promise.resolve(proof.url);
    return proof.progress !== null && running.current ? running.current : upload(proof.file);
  };

  return { proof, choose, remove, retry, settled };
}

export type ProofUpload = ReturnType<typeof useProofUpload>;
