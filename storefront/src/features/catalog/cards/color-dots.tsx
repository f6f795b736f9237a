import { DEFAULT_COLORS, type Product } from '@shop/contract';
import { texts } from '../texts.ts';

const MAX_DOTS = 4;

type ColorDotsProps = Pick<Product, 'colors' | 'title'> & {
  chosen: string | undefined;
  onChoose: (color: string) => void;
};

/** Dots that choose the color whose picture the card shows. */
export function ColorDots({ title, colors, chosen, onChoose }: ColorDotsProps) {
  const list = colors ?? DEFAULT_COLORS;
  if (list.length === 0) return <span className="h-4" aria-hidden="true" />;
  const hidden = list.slice(MAX_DOTS);
  return (
    <div role="group" aria-label={texts.card.colors(title)} className="relative z-10 -ml-1 flex items-center">
      {list.slice(0, MAX_DOTS).map(({ name, value }) => (
        <button
          key={name}
          type="button"
          title={name}
          aria-label={name}
          aria-pressed={name === chosen}
          className="group/dot flex h-11 w-6 items-center justify-center"
          onClick={() => onChoose(name)}
        >
          <span
            className="size-4 rounded-full border border-line-strong outline-offset-2 outline-wine group-aria-pressed/dot:outline-2"
            style={{ backgroundColor: value }}
          />
        </button>
      ))}
      {hidden.length > 0 && (
        <span className="ml-1 text-xs text-muted">
          <span aria-hidden="true">{texts.card.extraColors(hidden.length)}</span>
          <span className="sr-only">{hidden.map(({ name }) => name).join(', ')}</span>
        </span>
      )}
    </div>
  );
}
