import { useId } from 'react';
import type { ReviewableLine } from '@shop/contract';
import { PictureButton } from '#shared/ui/picture-button.tsx';
import { texts } from '../texts.ts';

const { photo: words } = texts.write;

type PickerProps = Pick<ReviewableLine, 'title' | 'hasPhoto'> & { onChoose: (file: File) => void };

/** Chooses a photo from the phone's camera or pictures. */
export function PhotoPicker({ title, hasPhoto, onChoose }: PickerProps) {
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
