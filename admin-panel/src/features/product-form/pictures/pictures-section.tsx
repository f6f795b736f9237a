import { MAX_PICTURES_PER_PRODUCT } from '@shop/contract';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { FileButton } from '#ui/form/file-button.tsx';
import { FileDrop } from '#ui/form/file-drop.tsx';
import { SortableList } from '#ui/list/sortable-list.tsx';
import { BatchColors } from './batch-colors.tsx';
import { PictureQueue } from './picture-queue.tsx';
import { PictureRow } from './picture-row.tsx';
import { type Place, placeOf } from './place-in-batch.ts';
import { usePictureQueue } from './use-picture-queue.ts';
import { type ProductFormValues, emptyPicture } from '../values/product-form-values.ts';
import { texts } from '../texts.ts';
import { FieldGroup } from '../sections/form-section.tsx';

export function PicturesSection() {
  const { getValues, setValue } = useFormContext<ProductFormValues>();
  const { fields, append, insert, remove, move, replace } = useFieldArray<ProductFormValues, 'pictures'>({
    name: 'pictures',
  });
  const removeAt = (at: number) => (fields.length > 1 ? remove(at) : replace([emptyPicture()]));
  const addUploaded = (url: string, { batch, at }: Place) => {
    const urls = getValues('pictures').map((picture) => picture.url.trim());
    const place = placeOf(urls, batch, at);
    if (urls[place] === '') setValue(`pictures.${place}.url`, url, { shouldDirty: true });
    else insert(place, { ...emptyPicture(), url }, { shouldFocus: false });
  };
  const pictures = useWatch<ProductFormValues, 'pictures'>({ name: 'pictures' });
  const room = MAX_PICTURES_PER_PRODUCT - pictures.filter(({ url }) => url.trim()).length;
  const { queue, lastBatch, add, retry, dismiss } = usePictureQueue({ room, onUploaded: addUploaded });
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
        <FileButton
          label={texts.takePhoto}
          icon="camera"
          accept="image/jpeg"
          capture="environment"
          className="hidden pointer-coarse:inline-flex sm:col-span-2"
          disabled={room <= 0}
          onFile={(file) => add([file])}
        >
          {texts.takePhoto}
        </FileButton>
        <FileDrop
          label={texts.uploadNew}
          hint={room > 0 ? texts.uploadHint : texts.uploadFull}
          multiple
          disabled={room <= 0}
          onFiles={add}
        />
        <Button
          icon="plus"
          disabled={fields.length >= MAX_PICTURES_PER_PRODUCT}
          onClick={() => append(emptyPicture())}
        >
          {texts.addPicture}
        </Button>
      </div>
      <PictureQueue queue={queue} onRetry={retry} onDismiss={dismiss} />
      <BatchColors batch={lastBatch} />
    </FieldGroup>
  );
}
