import { IMAGE_TYPES } from '@shop/contract';
import { type DragEvent, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '@shop/web-kit/icons';
import { texts } from '../texts.ts';

type FileDropProps = {
  onFiles: (files: File[]) => void;
  /** Takes several files at once; else the first of those dropped. */
  multiple?: boolean;
  /** Percent sent, or null without an upload. */
  progress?: number | null;
  label?: string;
  hint?: string;
  error?: string | undefined;
  disabled?: boolean;
};

const DropTexts = ({ label = texts.chooseFile, hint = texts.dropHere }: FileDropProps) => (
  <>
    <span className="text-sm font-semibold">{label}</span>
    <span className="text-xs text-muted">{hint}</span>
  </>
);

export function FileDrop(props: FileDropProps) {
  const { onFiles, multiple = false, progress = null, error, disabled } = props;
  const id = useId();
  const [over, setOver] = useState(false);
  const busy = progress !== null;
  const take = (files: FileList | null) => {
    const taken = [...(files ?? [])].slice(0, multiple ? undefined : 1);
    if (taken.length > 0 && !busy && !disabled) onFiles(taken);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div>
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'flex min-h-24 cursor-pointer flex-col items-center justify-center gap-1 rounded-panel border border-dashed border-line-strong bg-panel-2 px-4 py-4 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:border-ink',
          over && 'border-wine bg-blush',
          (busy || disabled) && 'cursor-progress',
        )}
      >
        <Icon name="upload" className="size-5 text-wine" />
        <DropTexts {...props} />
        <input
          id={id}
          type="file"
          accept={IMAGE_TYPES.join(',')}
          multiple={multiple}
          className="sr-only"
          disabled={busy || disabled}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
      </label>
      {busy && <UploadProgress percent={progress} />}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** Bar and words for the sent part of a file; `name` tells several files apart. */
export const UploadProgress = ({ percent, name }: { percent: number; name?: string }) => (
  <div className="mt-2 flex items-center gap-3">
    <progress
      value={percent}
      max={100}
      aria-label={name ?? texts.uploading(percent)}
      className="h-2 flex-1 accent-wine-solid"
    />
    <span className="text-xs text-muted tabular-nums">{texts.uploading(percent)}</span>
  </div>
);
