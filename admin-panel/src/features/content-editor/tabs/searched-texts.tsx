import { type SearchedText, type SiteContentInput } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { controlId } from '../fields/content-fields.tsx';
import { searchesQuery, type SearchesPeriod } from '../queries.ts';
import { texts as t } from './searched-texts-texts.ts';

const FIELD = 'search.synonyms';
const PERIODS: { value: SearchesPeriod; label: string }[] = [
  { value: '7', label: t.daysChoice(7) },
  { value: '30', label: t.daysChoice(30) },
  { value: '90', label: t.daysChoice(90) },
];

/** Returns a function that begins a group with a text and puts the cursor behind it. */
function useBeginGroup() {
  const { getValues, setValue } = useFormContext<SiteContentInput>();
  return (text: string) => {
    const groups = (getValues(FIELD) ?? '').trimEnd();
    setValue(FIELD, `${groups}${groups && '\n'}${text}, `, { shouldDirty: true });
    const field = document.getElementById(controlId(FIELD));
    if (!(field instanceof HTMLTextAreaElement)) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
    field.scrollTop = field.scrollHeight;
  };
}

type ListProps = {
  title: string;
  empty: string;
  rows: readonly SearchedText[];
  /** Renders what stands beside a text. */
  children: (row: SearchedText) => ReactNode;
};

function TextList({ title, empty, rows, children }: ListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-sm font-semibold">
        {title}
      </h3>
      {rows.length === 0 && <p className="text-muted py-2 text-sm">{empty}</p>}
      <ul className="divide-line divide-y">
        {rows.map((row) => (
          <li key={row.text} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1">
            <span className="min-w-0 wrap-anywhere">
              {row.text} <span className="text-muted text-sm">{t.times(row.searches)}</span>
            </span>
            {children(row)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows what shoppers searched lately; one tap begins a group of synonyms with a text that found nothing. */
export function SearchedTexts() {
  const [days, setDays] = useState<SearchesPeriod>('30');
  const query = useQuery(searchesQuery(days));
  const beginGroup = useBeginGroup();
  const { notFound = [], searched = [] } = query.data ?? {};
  return (
    <div className="mt-3 flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base font-semibold">{t.searched}</h2>
        <Segmented label={t.days} options={PERIODS} value={days} onChange={setDays} />
      </div>
      <p className="text-muted text-sm">{t.intro}</p>
      {query.isPending && <SkeletonRows rows={4} className="p-0" />}
      {query.isError && <LoadError query={query} message={t.failed} />}
      {query.data && (
        <>
          <TextList title={t.notFound} empty={t.notFoundEmpty} rows={notFound}>
            {({ text }) => (
              <Button aria-label={t.makeSynonymOf(text)} onClick={() => beginGroup(text)}>
                {t.makeSynonym}
              </Button>
            )}
          </TextList>
          <TextList title={t.most} empty={t.mostEmpty} rows={searched}>
            {({ found }) => <span className="text-muted text-sm">{t.found(found)}</span>}
          </TextList>
        </>
      )}
    </div>
  );
}
