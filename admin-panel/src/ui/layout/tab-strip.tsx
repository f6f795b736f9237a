import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '@shop/web-kit/icons';

const CHOSEN = '[aria-pressed="true"],[data-state="active"]';
// Of a tap on an arrow; the rest stays in sight, to go on from.
const STEP = 0.8;

type Hidden = { before: boolean; after: boolean };

function showChosen(strip: HTMLElement, chosen: HTMLElement) {
  const [box, own] = [strip.getBoundingClientRect(), chosen.getBoundingClientRect()];
  const isHidden = own.left < box.left || own.right > box.right;
  if (isHidden) strip.scrollLeft += own.left - box.left - (box.width - own.width) / 2;
}

// Another choice, by an address or a key, or counts that have loaded may move the chosen one out of sight.
function useShowChosen(strip: RefObject<HTMLDivElement | null>): void {
  const shown = useRef<{ chosen: HTMLElement; width: number }>(undefined);
  useEffect(() => {
    const box = strip.current;
    const chosen = box?.querySelector<HTMLElement>(CHOSEN);
    if (!box || !chosen) return;
    const width = box.scrollWidth;
    if (shown.current?.chosen === chosen && shown.current.width === width) return;
    shown.current = { chosen, width };
    showChosen(box, chosen);
  });
}

const hiddenOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Hidden => ({
  before: scrollLeft > 1,
  after: scrollLeft + clientWidth < scrollWidth - 1,
});

function useHiddenTabs(strip: RefObject<HTMLDivElement | null>): Hidden {
  const [hidden, setHidden] = useState<Hidden>({ before: false, after: false });
  useEffect(() => {
    const box = strip.current;
    if (!box) return;
    const measure = () => {
      const now = hiddenOf(box);
      setHidden((was) => (was.before === now.before && was.after === now.after ? was : now));
    };
    const observer = new ResizeObserver(measure);
    [box, ...box.children].forEach((element) => observer.observe(element));
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [strip]);
  return hidden;
}

type ArrowProps = { side: 'before' | 'after'; onClick: () => void };

// For pointers only: the keyboard and screen readers reach every tab without it.
const Arrow = ({ side, onClick }: ArrowProps) => (
  <button
    type="button"
    aria-hidden="true"
    tabIndex={-1}
    onClick={onClick}
    className={classNames(
      'absolute inset-y-0 z-10 flex w-11 items-center from-panel from-60% to-transparent text-muted hover:text-ink',
      side === 'before' ? 'left-0 justify-start bg-linear-to-r' : 'right-0 justify-end bg-linear-to-l',
    )}
  >
    <Icon name={side === 'before' ? 'chevron-left' : 'chevron-right'} className="size-5" />
  </button>
);

/**
 * Keeps a row of choices within reach: it wraps where there is room, and scrolls sideways on a phone, with the chosen
 * one in sight and an arrow at each end that hides more.
 */
export function TabStrip({ className, children }: { className?: string; children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null);
  const hidden = useHiddenTabs(strip);
  useShowChosen(strip);
  const scroll = (direction: 1 | -1) =>
    strip.current?.scrollBy({ left: direction * STEP * strip.current.clientWidth, behavior: 'smooth' });
  return (
    <div className={classNames('relative', className)}>
      {hidden.before && <Arrow side="before" onClick={() => scroll(-1)} />}
      <div
        ref={strip}
        className="overflow-x-auto [scrollbar-width:none] sm:overflow-visible [&::-webkit-scrollbar]:hidden"
      >
        {children}
      </div>
      {hidden.after && <Arrow side="after" onClick={() => scroll(1)} />}
    </div>
  );
}

/** Styles of the row of choices inside of a strip. */
export const tabRowStyles = 'flex w-max min-w-full gap-x-1 sm:w-auto sm:flex-wrap';
