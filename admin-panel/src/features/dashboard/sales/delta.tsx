import { Icon } from '#ui/icon.tsx';
import { comparison } from './comparison.ts';
import { texts } from '../texts.ts';

export function Delta({ current, previous }: { current: number; previous: number }) {
  const result = comparison(current, previous);
  if (result.kind === 'none') return null;
  if (result.kind === 'same' || result.kind === 'new') {
    return <span className="text-sm text-muted">{result.kind === 'same' ? texts.same : texts.fresh}</span>;
  }
  const up = result.kind === 'up';
  return (
    <span
      className={`inline-flex items-center gap-1 text-sm font-medium ${up ? 'text-success' : 'text-danger'}`}
    >
      <Icon name={up ? 'trending-up' : 'trending-down'} className="size-4" />
      {up ? texts.up(result.percent) : texts.down(result.percent)}
    </span>
  );
}
