import { classNames } from '../class-names.ts';

type Option<V> = { value: V; label: string };
type SegmentedProps<V> = {
  label: string;
  options: readonly Option<V>[];
  /** Undefined until one is chosen. */
  value: V | undefined;
  onChange: (value: V) => void;
  /** Breaks into lines where its place is too narrow; on a phone it has two columns. */
  wraps?: boolean;
};

export const Segmented = <V extends string | number>({
  label,
  options,
  value,
  onChange,
  wraps = false,
}: SegmentedProps<V>) => (
  <div
    role="group"
    aria-label={label}
    className={classNames(
      'flex shrink-0 rounded-full border border-line bg-panel-2 p-0.5',
      wraps && 'rounded-hero max-sm:grid max-sm:grid-cols-2 sm:shrink sm:flex-wrap',
    )}
  >
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
        className="min-h-11 shrink-0 rounded-full whitespace-nowrap px-2.5 text-sm font-medium text-muted hover:text-ink aria-pressed:bg-wine-solid aria-pressed:text-on-wine sm:min-h-8 sm:px-3"
      >
        {option.label}
      </button>
    ))}
  </div>
);
