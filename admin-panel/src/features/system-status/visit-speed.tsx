import { MIN_VISITS, rateVital, VITALS, vitalsStats, type PageVitals, type Vital } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#shared/resource/query.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { texts } from './visit-speed-texts.ts';

const visitSpeedQuery = queryOf(vitalsStats, {}, ({ vitals }) => vitals);

// The pages that a visit begins on come first; the others are folded.
const UNFOLDED = 3;

const looks = {
  good: { tone: 'success', icon: 'circle-check' },
  fair: { tone: 'warn', icon: 'triangle-alert' },
  poor: { tone: 'danger', icon: 'circle-alert' },
} as const;

function Figure({ vital, value }: { vital: Vital; value: number }) {
  const rating = rateVital(vital, value);
  const { tone, icon } = looks[rating];
  return (
    <Badge tone={tone}>
      <Icon name={icon} />
      {texts.figures[vital](value, rating)}
      <span className="sr-only">{texts.rated(rating)}</span>
    </Badge>
  );
}

function Figures({ page }: { page: PageVitals }) {
  if (page.visits < MIN_VISITS) return <span className="text-sm text-muted">{texts.few}</span>;
  return VITALS.map((vital) => {
    const value = page[vital];
    return value === null ? null : <Figure key={vital} vital={vital} value={value} />;
  });
}

const PageList = ({ pages }: { pages: readonly PageVitals[] }) => (
  <ul className="divide-y divide-line">
    {pages.map((page) => (
      <li key={page.page} className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2">
        <span className="w-full min-w-0 sm:w-56">
          <span className="block font-medium">{texts.pages[page.page]}</span>
          <span className="block text-xs text-muted tabular-nums">{texts.visits(page.visits)}</span>
        </span>
        <span className="flex flex-wrap gap-2">
          <Figures page={page} />
        </span>
      </li>
    ))}
  </ul>
);

function MeasuredPages({ pages }: { pages: readonly PageVitals[] }) {
  if (pages.length === 0) return <p className="text-muted">{texts.none}</p>;
  return (
    <>
      <PageList pages={pages.slice(0, UNFOLDED)} />
      {pages.length > UNFOLDED && (
        <details className="border-t border-line">
          <summary className="min-h-11 cursor-pointer py-2.5 text-sm text-wine">{texts.more}</summary>
          <PageList pages={pages.slice(UNFOLDED)} />
        </details>
      )}
    </>
  );
}

/** Shows how fast each kind of page was on the phones of shoppers, as Google rates it. */
export function VisitSpeed() {
  const query = useQuery(visitSpeedQuery);
  return (
    <SectionCard title={texts.title} description={query.data && texts.intro(query.data.days)}>
      {query.isPending && <SkeletonRows rows={3} className="p-0" />}
      {query.isError && <LoadError query={query} message={texts.failed} />}
      {query.data && <MeasuredPages pages={query.data.pages.filter(({ visits }) => visits > 0)} />}
    </SectionCard>
  );
}
