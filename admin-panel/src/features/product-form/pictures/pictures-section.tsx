import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { FileDrop } from '#ui/form/file-drop.tsx';
import { SortableList } from '#ui/list/sortable-list.tsx';
import { PictureRow, useProductPictureUpload } from './picture-row.tsx';
import { type ProductFormValues, emptyPicture } from '../values/product-form-values.ts';
import { texts } from '../texts.ts';
import { FieldGroup } from '../sections/form-section.tsx';

const MAX_PICTURES = 12;

export function PicturesSection() {
  const { getValues, setValue } = useFormContext<ProductFormValues>();
  const { fields, append, remove, move, replace } = useFieldArray<ProductFormValues, 'pictures'>({
    name: 'pictures',
  });
  const removeAt = (at: number) => (fields.length > 1 ? remove(at) : replace([emptyPicture()]));
  const addUploaded = (url: string) => {
    const empty = getValues('pictures').findIndex((picture) => !picture.url.trim());
    if (empty >= 0) setValue(`pictures.${empty}.url`, url, { shouldDirty: true });
    else append({ url, alt: '' }, { shouldFocus: false });
  };
  const { upload, progress, error } = useProductPictureUpload(addUploaded);
  const isFull = fields.length >= MAX_PICTURES;
  return (
    <FieldGroup path="pictures" legend={texts.pictures} hint={texts.picturesHint}>
      <SortableList ids={fields.map(({ id }) => id)} onMove={move}>
        {fields.map(({ id }, at) => (
          <PictureRow
            key={id}
            id={id}
            at={at}
            count={fields.length}
            onMove={(to) => move(at, to)}
            onRemove={() => removeAt(at)}
          />
        ))}
      </SortableList>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-[1fr_auto] sm:items-center">
        <FileDrop
          label={texts.uploadNew}
          hint={texts.uploadHint}
          progress={progress}
          error={error}
          disabled={isFull}
          onFile={upload}
        />
        <Button icon="plus" disabled={isFull} onClick={() => append(emptyPicture())}>
          {texts.addPicture}
        </Button>
      </div>
    </FieldGroup>
  );
}
