import { Icon } from '@shop/web-kit/icons';
import { comparePeriods } from './sales-points.ts';
import { texts } from '../texts.ts';

export function PeriodComparison({ current, previous }: { current: number; previous: number }) {
  const result = comparePeriods(current, previous);
  if (result.kind === 'none') return null;
  if (result.kind === 'same' || result.kind === 'new') {
    return <span className="text-sm text-muted">{result.kind === 'same' ? texts.same : texts.fresh}</span>;
  }
  const isUp = result.kind === 'up';
  return (
    <span
      className={`inline-flex items-center gap-1 text-sm font-medium ${isUp ? 'text-success' : 'text-danger'}`}
    >
      <Icon name={isUp ? 'trending-up' : 'trending-down'} className="size-4" />
      {isUp ? texts.up(result.percent) : texts.down(result.percent)}
    </span>
  );
}
