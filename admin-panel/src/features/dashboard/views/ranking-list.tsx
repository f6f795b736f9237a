import { DASHBOARD_TOP_CATEGORIES } from '@shop/contract';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#ui/button.tsx';
import { texts } from '../texts.ts';

export const shownRows = <T,>(rows: readonly T[], expanded: boolean): readonly T[] =>
  expanded ? rows : rows.slice(0, DASHBOARD_TOP_CATEGORIES);

export const shareOfFirst = (count: number, first: number): number =>
  first > 0 ? Math.max(2, Math.round((count / first) * 100)) : 0;

type RankingRow = { key: string; title: string; detail?: string; count: number; to?: string };

export function RankingList({ rows, id }: { rows: readonly RankingRow[]; id: string }) {
  const first = rows[0]?.count ?? 0;
  if (rows.length === 0) return <p className="py-2 text-muted">{texts.noViews}</p>;
  return (
    <ol id={id} className="space-y-3">
      {rows.map((row, at) => (
        <li key={row.key} className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-baseline gap-x-2">
          <span className="text-sm text-muted tabular-nums">{at + 1}</span>
          <RowName row={row} />
          <span className="text-sm text-muted tabular-nums">{texts.views(row.count)}</span>
          <span
            className="col-start-2 col-end-4 mt-1.5 h-1.5 rounded-full bg-neutral-soft"
            aria-hidden="true"
          >
            <span
              className="block h-full rounded-full bg-wine"
              style={{ width: `${shareOfFirst(row.count, first)}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}

function RowName({ row }: { row: RankingRow }) {
  const name: ReactNode = (
    <>
      <span className="font-medium">{row.title}</span>
      {row.detail && <span className="ml-2 text-xs text-muted">{row.detail}</span>}
    </>
  );
  if (!row.to) return <span className="truncate">{name}</span>;
  return (
    <Link to={row.to} className="truncate hover:underline">
      {name}
    </Link>
  );
}

type ExpandButtonProps = {
  expanded: boolean;
  onToggle: () => void;
  controls: string;
  labels: { expand: string; collapse: string };
  busy?: boolean;
};

export const ExpandButton = ({ expanded, onToggle, controls, labels, busy }: ExpandButtonProps) => (
  <Button
    variant="ghost"
    size="sm"
    className="mt-3 -ml-3"
    aria-expanded={expanded}
    aria-controls={controls}
    aria-label={expanded ? labels.collapse : labels.expand}
    busy={busy}
    onClick={onToggle}
  >
    {expanded ? texts.collapse : texts.expand}
  </Button>
);
