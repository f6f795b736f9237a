import { useRef } from 'react';
import type { ReviewableLine } from '@shop/contract';
import { UploadProgress } from '#shared/ui/upload-progress.tsx';
import { texts } from '../texts.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { PhotoRemoval } from './photo-removal.tsx';
import type { ReviewedLine } from './use-review-form.ts';
import { useReviewPhoto } from './use-review-photo.ts';

const { photo: words } = texts.write;

const Preview = ({ url }: { url: string }) => (
  <img
    src={url}
    alt={words.preview}
    width={96}
    height={96}
    className="size-24 rounded-image bg-sand object-cover"
  />
);

type ReviewPhotoProps = { item: ReviewableLine; link: Omit<ReviewedLine, 'line'> };

/** Adds a photo to a review that waits for the shop, and deletes it whenever the buyer wants. */
export function ReviewPhoto({ item: { takesPhoto, ...item }, link }: ReviewPhotoProps) {
  const { preview, progress, fault, answer, choose, remove } = useReviewPhoto({ ...link, line: item.line });
  const part = useRef<HTMLDivElement>(null);
  const onRemove = () => {
    // The button goes with the photo.
    part.current?.focus();
    remove();
  };
  const kept = item.hasPhoto ? words.sent : null;
  return (
    <div ref={part} tabIndex={-1} className="flex flex-col gap-3">
      {progress !== null && <UploadProgress label={words.progress} text={words.uploading} share={progress} />}
      {progress === null && takesPhoto && <PhotoPicker {...item} onChoose={choose} />}
      {preview && <Preview url={preview} />}
      <p role="alert" className="font-medium text-danger empty:hidden">
        {fault}
      </p>
      <p role="status" className="text-success empty:hidden">
        {answer ?? kept}
      </p>
      {progress === null && item.hasPhoto && <PhotoRemoval title={item.title} onRemove={onRemove} />}
    </div>
  );
}
