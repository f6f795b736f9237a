import { type ComponentProps, useCallback } from 'react';
import { classNames } from '../class-names.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { indeterminate?: boolean };

/** A native checkbox, with the half-checked state of a partial selection. Wrap it in a label or give it aria-label. */
export function Checkbox({ indeterminate = false, className, ref, ...rest }: CheckboxProps) {
  // The half-checked state is no attribute; the caller's ref (a form's, say) gets the element too.
  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      if (element) element.indeterminate = indeterminate;
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
    },
    [indeterminate, ref],
  );
  return (
    <input
      {...rest}
      ref={attach}
      type="checkbox"
      className={classNames('block size-6 shrink-0 cursor-pointer accent-wine-solid sm:size-5', className)}
    />
  );
}
