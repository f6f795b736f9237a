import { useId, type ChangeEvent } from 'react';
import { IMAGE_TYPES, type ReviewableLine } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { texts } from '../texts.ts';

const { photo: words } = texts.write;

type PickerProps = Pick<ReviewableLine, 'title' | 'hasPhoto'> & { onChoose: (file: File) => void };

/** Chooses a photo from the phone's camera or pictures. */
export function PhotoPicker({ title, hasPhoto, onChoose }: PickerProps) {
  const id = useId();
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) onChoose(file);
    // Cleared, so that the same file can be chosen again.
    target.value = '';
  };
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
      <input
        id={id}
        type="file"
        accept={IMAGE_TYPES.join(',')}
        className="peer sr-only"
        aria-label={words.labelFor(title)}
        aria-describedby={`${id}-hint`}
        onChange={onChange}
      />
      {/* A label, since the browser's own button speaks the browser's language. */}
      <label
        htmlFor={id}
        className="btn btn-outline mt-2 min-h-11 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
      >
        <Icon name="upload" className="size-4" />
        {hasPhoto ? words.replace : words.choose}
      </label>
    </div>
  );
}
