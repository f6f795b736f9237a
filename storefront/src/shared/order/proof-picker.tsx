import { useId, useRef, type ChangeEvent } from 'react';
import { UPLOAD_TYPES } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { texts } from './texts.ts';
import type { ProofState, ProofUpload } from './use-proof-upload.ts';

const { proof: words } = texts;

function Progress({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div>
      <p className="text-sm text-ink-soft tabular-nums">{words.uploading(percent)}</p>
      <progress
        className="mt-1 h-2 w-full accent-wine"
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

/** Chooses, shows, uploads and removes the picture of a transfer proof. */
export function ProofPicker({
  proof,
  choose,
  remove,
  retry,
}: Pick<ProofUpload, 'proof' | 'choose' | 'remove' | 'retry'>) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) choose(file);
    // The same file may be chosen again after it was removed.
    target.value = '';
  };
  const onRemove = () => {
    remove();
    input.current?.focus();
  };
  return (
    <div>
      <label htmlFor={id} className="block font-medium">
        {words.label} <span className="font-normal text-muted">{words.optional}</span>
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {words.hint}
      </p>
      <input
        ref={input}
        id={id}
        type="file"
        accept={UPLOAD_TYPES.join(',')}
        className="mt-2 block w-full cursor-pointer text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-full file:border file:border-solid file:border-wine file:bg-white file:px-5 file:font-semibold file:text-wine"
        aria-describedby={proof.error ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={proof.error !== null}
        onChange={onChange}
      />
      <p id={`${id}-error`} role="alert" className="mt-2 font-medium text-danger empty:hidden">
        {proof.error}
      </p>
      {proof.name && <Chosen proof={proof} remove={onRemove} retry={retry} />}
    </div>
  );
}
