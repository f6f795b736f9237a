import { type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

const box =
  'w-full rounded-input border border-line-strong bg-panel text-ink text-base sm:text-sm placeholder:text-muted disabled:cursor-not-allowed disabled:bg-neutral-soft aria-[invalid=true]:border-danger aria-[invalid=true]:ring-1 aria-[invalid=true]:ring-danger';

export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={classNames(box, 'min-h-11 px-3 sm:min-h-10', className)} />
);

export const Textarea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea rows={4} {...rest} className={classNames(box, 'px-3 py-2', className)} />
);

export type SelectOption = { value: string; label: string; disabled?: boolean };

export const Options = ({ options }: { options: readonly SelectOption[] }) =>
  options.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ));

/** Uses the native select, because phones show their own picker for it. */
export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <select
    {...rest}
    className={classNames(box, 'native-select min-h-11 py-1 pr-9 pl-3 sm:min-h-10', className)}
  />
);
