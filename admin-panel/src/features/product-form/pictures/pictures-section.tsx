import { isSameColor, MAX_PICTURES_PER_PRODUCT } from '@shop/contract';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button, IconButton } from '#ui/button.tsx';
import { FileButton } from '#ui/form/file-button.tsx';
import { FileDrop, UploadProgress } from '#ui/form/file-drop.tsx';
import { SelfFolding } from '#ui/layout/self-folding.tsx';
import { SortableList } from '#ui/list/sortable-list.tsx';
import { FieldGroup } from '../sections/form-section.tsx';
import { texts } from '../texts.ts';
import { emptyPicture, offeredColors, type ProductFormValues } from '../values/product-form-values.ts';
import { ColorChips } from './picture-colors.tsx';
import { PictureRow } from './picture-row.tsx';
import { type Batch, type Place, placeOf } from './place-in-batch.ts';
import { type QueuedPicture, usePictureQueue } from './use-picture-queue.ts';

const Progress = ({ picture: { name, percent } }: { picture: QueuedPicture }) => (
  <>
    <p className="truncate font-medium">{name}</p>
    {percent === null ? (
      <p className="text-muted">{texts.uploadWaiting}</p>
    ) : (
      <UploadProgress name={name} percent={percent} />
    )}
  </>
);

type Answers = { onRetry: (id: number) => void; onDismiss: (id: number) => void };

const Failure = ({
  picture: { id, name, error, canRetry },
  onRetry,
  onDismiss,
}: Answers & { picture: QueuedPicture }) => (
  <div className="flex flex-wrap items-center gap-2">
    <p role="alert" className="min-w-0 flex-1 basis-48 font-medium break-words text-danger">
      {`${name}: ${error}`}
    </p>
    {canRetry && (
      <Button size="sm" icon="rotate-ccw" aria-label={texts.uploadRetryOne(name)} onClick={() => onRetry(id)}>
        {texts.uploadRetry}
      </Button>
    )}
    <IconButton icon="x" size="icon-sm" label={texts.uploadDismiss(name)} onClick={() => onDismiss(id)} />
  </div>
);

/** Lists the chosen files that are not pictures of the product yet: their progress, or why they failed. */
function PictureQueue({ queue, ...answers }: Answers & { queue: readonly QueuedPicture[] }) {
  if (queue.length === 0) return null;
  return (
    <ul aria-label={texts.uploads} className="space-y-2 text-sm">
      {queue.map((picture) => (
        <li key={picture.id} className="min-w-0 rounded-lg bg-panel-2 px-3 py-2">
          {picture.error ? <Failure picture={picture} {...answers} /> : <Progress picture={picture} />}
        </li>
      ))}
    </ul>
  );
}

/** Chips that give one colour to all pictures that were uploaded together. */
function BatchColors({ batch }: { batch: Batch }) {
  const { setValue } = useFormContext<ProductFormValues>();
  const [colorChoice, listed, pictures] = useWatch<ProductFormValues, ['colorChoice', 'colors', 'pictures']>({
    name: ['colorChoice', 'colors', 'pictures'],
  });
  const colors = offeredColors({ colorChoice, colors: listed });
  const uploaded = pictures.flatMap(({ url }, at) => (batch.includes(url) ? at : []));
  if (uploaded.length < 2 || colors.length < 2) return null;
  const isChosen = (key: string) =>
    uploaded.every((at) => {
      const [only, ...more] = pictures[at]?.colors ?? [];
      return only !== undefined && more.length === 0 && isSameColor(only, key);
    });
  const choose = (key: string) => {
    const chosen = isChosen(key) ? [] : [key];
    for (const at of uploaded) setValue(`pictures.${at}.colors`, chosen, { shouldDirty: true });
  };
  return (
    <fieldset className="rounded-panel bg-panel-2 p-3 sm:p-4">
      <legend className="float-left mb-2 w-full font-semibold">{texts.batchColors(uploaded.length)}</legend>
      <div className="clear-both flex flex-wrap gap-1.5">
        <ColorChips colors={colors} isChosen={isChosen} onToggle={choose} />
      </div>
      <p className="mt-2 text-xs text-muted">{texts.batchColorsHint}</p>
    </fieldset>
  );
}

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
  const isBlank = pictures.length === 1 && pictures[0]?.url.trim() === '';
  const room = MAX_PICTURES_PER_PRODUCT - pictures.filter(({ url }) => url.trim()).length;
  const { queue, lastBatch, add, retry, dismiss } = usePictureQueue({ room, onUploaded: addUploaded });
  return (
    <FieldGroup path="pictures" legend={texts.pictures} hint={texts.picturesHint}>
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
      <SelfFolding isFolded={isBlank} label={texts.byAddress}>
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
      </SelfFolding>
      <PictureQueue queue={queue} onRetry={retry} onDismiss={dismiss} />
      <BatchColors batch={lastBatch} />
    </FieldGroup>
  );
}
