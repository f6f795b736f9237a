import { type ComponentProps, useCallback } from 'react';
import { classNames } from '../class-names.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { indeterminate?: boolean };

/** Needs a label or aria-label. */
export function Checkbox({ indeterminate = false, className, ref, ...rest }: CheckboxProps) {
  // React has no prop for the indeterminate state; the caller's ref must still get the element.
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

type SelectAllProps = {
  label: string;
  selection: { isAll: boolean; isSome: boolean; setAll: (isSelected: boolean) => void };
};

export const SelectAll = ({ label, selection: { isAll, isSome, setAll } }: SelectAllProps) => (
  <label className="flex min-h-12 items-center gap-3 border-b border-line px-4 text-sm font-medium">
    <Checkbox
      checked={isAll}
      indeterminate={isSome && !isAll}
      onChange={(event) => setAll(event.target.checked)}
    />
    {label}
  </label>
);
