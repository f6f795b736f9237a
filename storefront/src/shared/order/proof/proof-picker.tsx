import { useId, useRef, type ChangeEvent } from 'react';
import { IMAGE_TYPES } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { texts } from '../texts.ts';
import type { ProofState, ProofUpload } from './use-proof-upload.ts';

const { proof: words } = texts;

function Progress({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div>
      <p className="text-sm text-ink-soft tabular-nums">{words.uploading(percent)}</p>
      <progress
        className="mt-1 h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-wine [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-wine"
        aria-label={words.progress}
        max={100}
        value={percent}
      />
    </div>
  );
}

function Chosen({ proof, retry, remove }: { proof: ProofState; retry: () => void; remove: () => void }) {
  return (
    <div className="mt-3 flex items-start gap-4 rounded-image border border-line bg-white p-3">
      {proof.preview ? (
        <img
          src={proof.preview}
          alt={words.preview}
          width={96}
          height={120}
          className="h-30 w-24 rounded-sm bg-sand object-contain"
        />
      ) : (
        <span className="flex size-12 items-center justify-center rounded-full bg-sand text-wine">
          <Icon name="file-text" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="font-medium break-all">{proof.name}</p>
        {proof.progress !== null && <Progress share={proof.progress} />}
        <p role="status" className="text-sm font-medium text-success">
          {proof.url && words.uploaded}
        </p>
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
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) choose(file);
    // Cleared, so that a removed file can be chosen again.
    target.value = '';
  };
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
      <input
        ref={input}
        id={id}
        type="file"
        accept={IMAGE_TYPES.join(',')}
        className="peer sr-only"
        aria-labelledby={`${id}-label ${id}-button`}
        aria-describedby={proof.error ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={proof.error !== null}
        onChange={onChange}
      />
      {/* A label, since the browser's own button speaks the browser's language. */}
      <label
        id={`${id}-button`}
        htmlFor={id}
        className="btn btn-outline mt-2 min-h-11 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
      >
        <Icon name="upload" className="size-4" />
        {proof.name ? words.replace : words.choose}
      </label>
      <p id={`${id}-error`} role="alert" className="mt-2 font-medium text-danger empty:hidden">
        {proof.error}
      </p>
      {proof.name && <Chosen proof={proof} remove={onRemove} retry={retry} />}
    </div>
  );
}
