import { UPLOAD_TYPES } from '@shop/contract';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Badge } from '#ui/feedback/badge.tsx';
import { buttonStyles } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/form/field.tsx';
import { UploadProgress } from '#ui/form/file-drop.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/form/input.tsx';
import { SortableItem } from '#ui/list/sortable-list.tsx';
import { fieldId } from '../field-ids.ts';
import { useFault } from '../form-context.ts';
import { PictureThumb } from './picture-thumb.tsx';
import { type ProductFormValues } from '../values/product-form-values.ts';
import { texts } from '../texts.ts';
import { useUpload } from './use-upload.ts';

type PictureRowProps = {
  id: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
};

const wordsOf = (n: number) => ({
  drag: texts.drag(n),
  up: texts.moveUp(n),
  down: texts.moveDown(n),
  remove: texts.removePicture(n),
});

/** One picture: its address or a file, what it shows in words, and its place. */
export function PictureRow({ at, ...place }: PictureRowProps) {
  const { setValue } = useFormContext<ProductFormValues>();
  const url = useWatch<ProductFormValues, `pictures.${number}.url`>({ name: `pictures.${at}.url` });
  const { upload, progress, fault } = useUpload((uploaded) =>
    setValue(`pictures.${at}.url`, uploaded, { shouldDirty: true }),
  );
  return (
    <SortableItem {...place} at={at} heading={texts.pictureNumber(at + 1)} words={wordsOf(at + 1)}>
      <div className="flex gap-3">
        <div className="flex shrink-0 flex-col items-center gap-1.5">
          <PictureThumb url={url} className="self-auto" />
          {at === 0 && <Badge tone="wine">{texts.mainPicture}</Badge>}
        </div>
        <div className="min-w-0 flex-1 space-y-2">
          <div className="flex items-start gap-2">
            <UrlField at={at} fault={fault} />
            <UploadButton label={texts.uploadPicture(at + 1)} busy={progress !== null} onFile={upload} />
          </div>
          {progress !== null && <UploadProgress percent={progress} />}
          <AltField at={at} />
        </div>
      </div>
    </SortableItem>
  );
}

function UrlField({ at, fault }: { at: number; fault: string | undefined }) {
  const { register } = useFormContext<ProductFormValues>();
  const path = `pictures.${at}.url`;
  return (
    <Field
      id={fieldId(path)}
      label={texts.pictureUrl(at + 1)}
      hideLabel
      error={useFault(path) ?? fault}
      className="flex-1"
    >
      {(control) => (
        <Input
          {...control}
          {...register(`pictures.${at}.url`)}
          required={at === 0}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder={texts.pictureUrlPlaceholder}
        />
      )}
    </Field>
  );
}

function AltField({ at }: { at: number }) {
  const { register } = useFormContext<ProductFormValues>();
  const path = `pictures.${at}.alt`;
  return (
    <Field id={fieldId(path)} label={texts.pictureAlt(at + 1)} hideLabel error={useFault(path)}>
      {(control) => (
        <Input
          {...control}
          {...register(`pictures.${at}.alt`)}
          maxLength={200}
          autoComplete="off"
          placeholder={texts.pictureAltPlaceholder}
        />
      )}
    </Field>
  );
}

type UploadButtonProps = { label: string; busy: boolean; onFile: (file: File) => void };

function UploadButton({ label, busy, onFile }: UploadButtonProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={classNames(
        buttonStyles({ size: 'md' }),
        'cursor-pointer px-3.5 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
        busy && 'cursor-progress opacity-55',
      )}
    >
      <Icon name="upload" className="size-4" />
      <span className="max-sm:sr-only">{texts.upload}</span>
      <input
        id={id}
        type="file"
        accept={UPLOAD_TYPES.join(',')}
        aria-label={label}
        className="sr-only"
        disabled={busy}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
