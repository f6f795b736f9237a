import { DEFAULT_COLORS, type Product } from '@shop/contract';
import { texts } from '../texts.ts';

const MAX_DOTS = 4;

export function ColorDots({ colors }: Pick<Product, 'colors'>) {
  const list = colors ?? DEFAULT_COLORS;
  if (list.length === 0) return <span className="h-4" aria-hidden="true" />;
  const hidden = list.length - MAX_DOTS;
  return (
    <p className="flex items-center gap-1.5">
      <span className="sr-only">{texts.card.colors(list.map(({ name }) => name).join(', '))}</span>
      {list.slice(0, MAX_DOTS).map(({ name, value }) => (
        <span
          key={name}
          title={name}
          aria-hidden="true"
          className="size-4 rounded-full border border-line-strong"
          style={{ backgroundColor: value }}
        />
      ))}
      {hidden > 0 && (
        <span aria-hidden="true" className="text-xs text-muted">
          {texts.card.extraColors(hidden)}
        </span>
      )}
    </p>
  );
}
