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

type SelectionProps = {
  label: string;
  selection: {
    isAll: boolean;
    isSome: boolean;
    setAll: (isSelected: boolean) => void;
    isSelected: (id: string) => boolean;
    toggle: (id: string, isSelected: boolean) => void;
  };
};

export const SelectAllCheckbox = ({ label, selection: { isAll, isSome, setAll } }: SelectionProps) => (
  <Checkbox
    aria-label={label}
    checked={isAll}
    indeterminate={isSome && !isAll}
    onChange={(event) => setAll(event.target.checked)}
  />
);

export const SelectAll = (props: SelectionProps) => (
  <label className="flex min-h-12 items-center gap-3 border-b border-line px-4 text-sm font-medium">
    <SelectAllCheckbox {...props} />
    {props.label}
  </label>
);

export const SelectOne = ({ id, label, selection }: SelectionProps & { id: string }) => (
  <Checkbox
    aria-label={label}
    checked={selection.isSelected(id)}
    onChange={(event) => selection.toggle(id, event.target.checked)}
  />
);
