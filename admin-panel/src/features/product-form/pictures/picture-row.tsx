import { IMAGE_TYPES, listPictureCopies } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePictureUpload } from '#shared/hooks/use-picture-upload.ts';
import { queryOf } from '#shared/resource/query.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { FileButton } from '#ui/form/file-button.tsx';
import { UploadProgress } from '#ui/form/file-drop.tsx';
import { SelfFolding } from '#ui/layout/self-folding.tsx';
import { SortableItem } from '#ui/list/sortable-list.tsx';
import { PictureField } from '../sections/form-fields.tsx';
import { texts } from '../texts.ts';
import { type ProductFormValues } from '../values/product-form-values.ts';
import { PictureColors } from './picture-colors.tsx';
import { PictureThumb } from './picture-thumb.tsx';

const useProductPictureUpload = (onUploaded: (url: string) => void) =>
  usePictureUpload({
    errorText: (error) => errorText(error, texts.uploadFailed),
    onUploaded: ({ url }) => onUploaded(url),
  });

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

const AGAIN_MS = 15_000;

const copiesQuery = queryOptions({
  ...queryOf(listPictureCopies),
  refetchInterval: AGAIN_MS,
});

/** Says what becomes of a picture of another site: shoppers see it once the shop has its own copy. */
function CopyNote({ url }: { url: string }) {
  const { data } = useQuery(copiesQuery);
  const copy = data?.copies.find((one) => one.url === url);
  const isFailed = copy?.state === 'failed';
  return (
    <p
      role="status"
      className={`rounded-lg px-3 py-2 text-sm text-ink ${isFailed ? 'bg-danger-soft' : 'bg-warn-soft'}`}
    >
      {isFailed && copy.fault ? texts.copyFailed(texts.copyFaults[copy.fault]) : texts.copyWaits}
    </p>
  );
}

const isOwnPicture = (url: string): boolean => url.startsWith('/uploads/');

export function PictureRow({ at, ...sortable }: PictureRowProps) {
  const { setValue } = useFormContext<ProductFormValues>();
  const url = useWatch<ProductFormValues, `pictures.${number}.url`>({ name: `pictures.${at}.url` });
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const { upload, progress, error } = useProductPictureUpload((uploaded) =>
    setValue(`pictures.${at}.url`, uploaded, { shouldDirty: true }),
  );
  return (
    <SortableItem {...sortable} at={at} heading={texts.pictureNumber(at + 1)} labels={wordsOf(at + 1)}>
      <div className="flex gap-3">
        <div className="flex shrink-0 flex-col items-center gap-1.5">
          <PictureThumb url={url} onBroken={setBrokenUrl} className="self-auto" />
          {at === 0 && <Badge tone="wine">{texts.mainPicture}</Badge>}
        </div>
        <div className="min-w-0 flex-1 space-y-2">
          <SelfFolding isFolded={isOwnPicture(url)} label={texts.changePicture}>
            <div className="flex items-start gap-2">
              <PictureField
                path={`pictures.${at}.url`}
                label={texts.pictureUrl(at + 1)}
                error={error}
                className="flex-1"
                required={at === 0}
                inputMode="url"
                spellCheck={false}
                placeholder={texts.pictureUrlPlaceholder}
              />
              <FileButton
                label={texts.uploadPicture(at + 1)}
                icon="upload"
                accept={IMAGE_TYPES.join(',')}
                className="px-3.5"
                disabled={progress !== null}
                onFile={upload}
              >
                <span className="max-sm:sr-only">{texts.upload}</span>
              </FileButton>
            </div>
          </SelfFolding>
          {progress !== null && <UploadProgress percent={progress} />}
          {url.trim().startsWith('https://') && <CopyNote url={url.trim()} />}
          {brokenUrl !== null && brokenUrl === url.trim() && (
            <p role="status" className="rounded-lg bg-warn-soft px-3 py-2 text-sm text-ink">
              {texts.pictureBroken}
            </p>
          )}
          <PictureField
            path={`pictures.${at}.alt`}
            label={texts.pictureAlt(at + 1)}
            maxLength={200}
            placeholder={texts.pictureAltPlaceholder}
          />
          <PictureColors at={at} />
        </div>
      </div>
    </SortableItem>
  );
}
