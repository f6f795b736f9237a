import { type ComponentProps, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { indeterminate?: boolean };

/** A native checkbox, with the half-checked state of a partial selection. Wrap it in a label or give it aria-label. */
export function Checkbox({ indeterminate = false, className, ...rest }: CheckboxProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <input
      {...rest}
      ref={ref}
      type="checkbox"
      className={classNames('size-6 shrink-0 cursor-pointer accent-wine-solid sm:size-5', className)}
    />
  );
}
