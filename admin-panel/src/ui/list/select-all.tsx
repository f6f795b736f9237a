import { Checkbox } from '../form/checkbox.tsx';

type SelectAllProps = { label: string; all: boolean; some: boolean; onChange: (all: boolean) => void };

export const SelectAll = ({ label, all, some, onChange }: SelectAllProps) => (
  <label className="flex min-h-12 items-center gap-3 border-b border-line px-4 text-sm font-medium">
    <Checkbox
      checked={all}
      indeterminate={some && !all}
      onChange={(event) => onChange(event.target.checked)}
    />
    {label}
  </label>
);
