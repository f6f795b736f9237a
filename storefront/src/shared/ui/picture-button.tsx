import type { ChangeEvent, ComponentProps } from 'react';
import { IMAGE_TYPES } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';

type PictureButtonProps = Omit<ComponentProps<'input'>, 'type' | 'accept' | 'onChange' | 'className'> & {
  id: string;
  text: string;
  onChoose: (file: File) => void;
  types?: readonly string[];
};

/** Chooses one picture, or file of the given types, of the device. Its button has the id `<id>-button`, for names that include its text. */
export function PictureButton({ id, text, onChoose, types = IMAGE_TYPES, ...input }: PictureButtonProps) {
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) onChoose(file);
    // Cleared, so that the same file can be chosen again.
    target.value = '';
  };
  return (
    <>
      <input
        {...input}
        id={id}
        type="file"
        accept={types.join(',')}
        className="peer sr-only"
        onChange={onChange}
      />
      {/* A label, since the browser's own button speaks the browser's language. */}
      <label
        id={`${id}-button`}
        htmlFor={id}
        className="btn btn-outline mt-2 min-h-11 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
      >
        <Icon name="upload" className="size-4" />
        {text}
      </label>
    </>
  );
}
