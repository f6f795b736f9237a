import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { SizeGuide } from '@shop/contract';
import { texts } from '../deferred-texts.ts';

// Measurements of no size help nobody.
const namedRows = ({ tableRows }: SizeGuide) => tableRows.filter(({ size }) => size !== '');

// Tabs that read the same are told apart by a number.
const withOwnTitles = (guides: readonly SizeGuide[]): SizeGuide[] =>
  guides.map((guide, at) => {
    const before = guides.slice(0, at).filter(({ title }) => title === guide.title).length;
    return before > 0 ? { ...guide, title: `${guide.title} ${before + 1}` } : guide;
  });

function SizeGuideTable({ guide }: { guide: SizeGuide }) {
  return (
    <div className="flex flex-col gap-3">
      {guide.subtitle && <p className="text-ink-soft">{guide.subtitle}</p>}
      <div
        className="overflow-x-auto rounded-panel border border-line bg-white"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable with the keyboard
        tabIndex={0}
        role="region"
        aria-label={guide.title}
      >
        <table className="w-full text-left tabular-nums">
          <caption className="sr-only">{guide.title}</caption>
          <thead>
            <tr>
              {guide.tableHeaders.map((header, index) => (
                <th key={index} scope="col" className="px-3 py-3 text-sm font-semibold sm:px-4">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {namedRows(guide).map((row, index) => (
              <tr key={index} className="border-t border-line">
                <th scope="row" className="px-3 py-3 font-semibold sm:px-4">
                  {row.size}
                </th>
                {row.measurements.map((measurement, column) => (
                  <td key={column} className="px-3 py-3 whitespace-nowrap sm:px-4">
                    {measurement}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-sm whitespace-pre-line text-ink-soft">{guide.notes || texts.howToMeasure}</p>
    </div>
  );
}

const STEPS: Record<string, (index: number, total: number) => number> = {
  ArrowRight: (index, total) => (index + 1) % total,
  ArrowLeft: (index, total) => (index - 1 + total) % total,
  Home: () => 0,
  End: (_, total) => total - 1,
};

function Tabs({ guides }: { guides: readonly SizeGuide[] }) {
  const id = useId();
  const [shown, setShown] = useState(0);
  const tabs = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(shown, guides.length);
    setShown(next);
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  const guide = guides[shown];
  return (
    <div className="flex flex-col gap-4">
      <div
        ref={tabs}
        role="tablist"
        aria-label={texts.guideTabs}
        className="-mx-1 flex gap-2 overflow-x-auto p-1 no-scrollbar sm:flex-wrap"
      >
        {guides.map(({ title }, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === shown}
            aria-controls={`${id}-panel`}
            tabIndex={index === shown ? 0 : -1}
            className={`shrink-0 ${index === shown ? 'chip chip-on' : 'chip'}`}
            onClick={() => setShown(index)}
            onKeyDown={move}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${shown}`}>
        {guide && <SizeGuideTable guide={guide} />}
      </div>
    </div>
  );
}

export function SizeGuides({ guides }: { guides: readonly SizeGuide[] }) {
  const [only] = guides;
  if (guides.length > 1) return <Tabs guides={withOwnTitles(guides)} />;
  if (!only) return null;
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">{only.title}</p>
      <SizeGuideTable guide={only} />
    </div>
  );
}
