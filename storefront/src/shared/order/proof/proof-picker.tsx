import { useId, useRef } from 'react';
import { messages, PROOF_TYPES } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { PictureButton } from '#shared/ui/picture-button.tsx';
import { UploadProgress } from '#shared/ui/upload-progress.tsx';
import { texts } from '../texts.ts';
import type { ProofState, ProofUpload } from './use-proof-upload.ts';

const { proof: words } = texts;

function Chosen({ proof, retry, remove }: { proof: ProofState; retry: () => void; remove: () => void }) {
  return (
    <div className="mt-3 flex items-start gap-4 rounded-panel border border-line bg-white p-3">
      {proof.preview ? (
        <img
          src={proof.preview}
          alt={words.preview}
          width={96}
          height={120}
          className="h-30 w-24 rounded-sm bg-sand object-contain"
        />
      ) : (
        <span className="flex size-12 items-center justify-center rounded-full bg-blush text-wine">
          <Icon name="file-text" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="font-medium break-all">{proof.name}</p>
        {/* As high as the progress, so that no button below moves under a finger when the file is sent. */}
        <div className="min-h-8">
          {proof.progress !== null && (
            <UploadProgress label={words.progress} text={words.uploading} share={proof.progress} />
          )}
          <p role="status" className="text-sm font-medium text-success">
            {proof.url && words.uploaded}
          </p>
        </div>
        <div className="mt-1 flex flex-wrap gap-x-4">
          {proof.error && proof.file && (
            <button type="button" className="link min-h-11" onClick={retry}>
              {words.retry}
            </button>
          )}
          <button type="button" className="link min-h-11" onClick={remove}>
            {words.remove}
          </button>
        </div>
      </div>
    </div>
  );
}

type ProofPickerProps = Pick<ProofUpload, 'proof' | 'choose' | 'remove' | 'retry'> & { optional?: boolean };

export function ProofPicker({ proof, choose, remove, retry, optional = false }: ProofPickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const onRemove = () => {
    remove();
    input.current?.focus();
  };
  return (
    <div>
      <p id={`${id}-label`} className="font-medium">
        {words.label} {optional && <span className="font-normal text-muted">{words.optional}</span>}
      </p>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {words.hint}
      </p>
      <PictureButton
        ref={input}
        id={id}
        text={proof.name ? words.replace : words.choose}
        aria-labelledby={`${id}-label ${id}-button`}
        aria-describedby={proof.error ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={proof.error !== null}
        types={PROOF_TYPES}
        onChoose={choose}
      />
      <p id={`${id}-error`} role="alert" className="mt-2 font-medium text-danger empty:hidden">
        {proof.error}
        {proof.error === messages.uploadBadType && <span className="block">{words.orPdf}</span>}
      </p>
      {proof.name && <Chosen proof={proof} remove={onRemove} retry={retry} />}
    </div>
  );
}
