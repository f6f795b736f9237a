import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { SizeGuide } from '@shop/contract';
import { SizeGuideTable } from './size-guide-table.tsx';
import { texts } from '../deferred-texts.ts';

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

/** The guides of a product: one table, or tabs when several apply. */
export function SizeGuides({ guides }: { guides: readonly SizeGuide[] }) {
  const [only] = guides;
  if (guides.length > 1) return <Tabs guides={guides} />;
  if (!only) return null;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-lg font-semibold">{only.title}</p>
      <SizeGuideTable guide={only} />
    </div>
  );
}
