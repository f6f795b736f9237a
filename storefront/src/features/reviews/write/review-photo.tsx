import { useId, useRef, useState } from 'react';
import type { ReviewableLine } from '@shop/contract';
import { PictureButton } from '#shared/ui/picture-button.tsx';
import { UploadProgress } from '#shared/ui/upload-progress.tsx';
import { useFollowingFocus } from '#shared/ui/use-following-focus.ts';
import { texts } from '../texts.ts';
import type { ReviewedLine } from './use-review-form.ts';
import { useReviewPhoto } from './use-review-photo.ts';

const { photo: words } = texts.write;

const Preview = ({ url }: { url: string }) => (
  <img
    src={url}
    alt={words.preview}
    width={96}
    height={96}
    className="size-24 rounded-panel bg-sand object-cover"
  />
);

type PickerProps = Pick<ReviewableLine, 'title' | 'hasPhoto'> & { onChoose: (file: File) => void };

/** Chooses a photo from the phone's camera or pictures. */
function PhotoPicker({ title, hasPhoto, onChoose }: PickerProps) {
  const id = useId();
  return (
    <div>
      {!hasPhoto && (
        <p className="font-medium">
          {words.label} <span className="font-normal text-muted">{words.optional}</span>
        </p>
      )}
      <p id={`${id}-hint`} className="text-sm text-muted">
        {words.hint}
      </p>
      <PictureButton
        id={id}
        text={hasPhoto ? words.replace : words.choose}
        aria-label={words.labelFor(title)}
        aria-describedby={`${id}-hint`}
        onChoose={onChoose}
      />
    </div>
  );
}

type RemovalProps = { title: string; onRemove: () => void };

/** Deletes the photo after a question. */
function PhotoRemoval({ title, onRemove }: RemovalProps) {
  const [isAsked, setIsAsked] = useState(false);
  const place = useFollowingFocus<HTMLDivElement>(isAsked);
  return (
    <div ref={place}>
      {isAsked ? (
        <div role="group" aria-label={words.removeFor(title)} className="flex flex-wrap items-center gap-3">
          <p className="w-full">{words.confirm}</p>
          <button type="button" className="btn btn-outline" onClick={() => setIsAsked(false)}>
            {words.confirmNo}
          </button>
          <button type="button" className="btn btn-outline" onClick={onRemove}>
            {words.confirmYes}
          </button>
        </div>
      ) : (
        <button
          type="button"
          className="link min-h-11"
          aria-label={words.removeFor(title)}
          onClick={() => setIsAsked(true)}
        >
          {words.remove}
        </button>
      )}
    </div>
  );
}

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
