import { type ReactNode, useId } from 'react';
import { buttonStyles } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '@shop/web-kit/icons';

type FileButtonProps = {
  label: string;
  icon: string;
  accept: string;
  /** Opens the phone's back camera instead of its files. */
  capture?: 'environment';
  variant?: 'primary' | 'secondary';
  className?: string;
  disabled: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
};

export function FileButton(props: FileButtonProps) {
  const { label, icon, accept, capture, variant, className, disabled, onFile, children } = props;
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={classNames(
        buttonStyles({ variant }),
        'cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
        disabled && 'cursor-progress opacity-55',
        className,
      )}
    >
      <Icon name={icon} className="size-4" />
      {children}
      <input
        id={id}
        type="file"
        accept={accept}
        capture={capture}
        aria-label={label}
        className="sr-only"
        disabled={disabled}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Lets the user choose the same file again after correcting it.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
