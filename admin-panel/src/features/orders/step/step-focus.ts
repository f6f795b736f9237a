import { type FocusEvent, useEffect, useRef } from 'react';
import { isFocusFree } from '#ui/overlay/return-focus.ts';

/** Marks the button of the next step, which takes the focus once a step is done. */
export const NEXT_STEP = { 'data-next-step': '' } as const;
const SELECTOR = '[data-next-step]:not([disabled])';

const show = (element: HTMLElement | null | undefined) => {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
};

/** Gives a free focus to what follows a change, and shows it. */
export const catchFocus = (element: HTMLElement | null | undefined): void => {
  if (isFocusFree()) show(element);
};

const placeOf = (row: HTMLElement, rows: readonly HTMLElement[]) => ({
  id: row.dataset['order'] ?? '',
  index: rows.indexOf(row),
});

/**
 * Gives the focus to the next step of a list once a step is done: that of the same order, or of the one that took its
 * place. The rows carry `data-order`.
 */
export function useStepFocusInList(orders: readonly unknown[]) {
  const list = useRef<HTMLDivElement>(null);
  const left = useRef<{ id: string; index: number } | null>(null);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-order]') ?? [])];
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = target.matches(SELECTOR) ? target.closest<HTMLElement>('[data-order]') : null;
    left.current = row && placeOf(row, rows());
  };
  useEffect(() => {
    if (!left.current || !isFocusFree()) return;
    const { id, index } = left.current;
    const all = rows();
    const row = all.find(({ dataset }) => dataset['order'] === id) ?? all[Math.min(index, all.length - 1)];
    show(row?.querySelector<HTMLElement>(SELECTOR) ?? row?.querySelector<HTMLElement>('a'));
    // A row that got only its link focused may yet leave the list.
    left.current = row ? placeOf(row, all) : null;
  }, [orders]);
  return { ref: list, onFocus };
}

/** Gives the focus to the next step of a page once one is done, and shows it. */
export function useStepFocus(state: string) {
  const section = useRef<HTMLElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    catchFocus(section.current?.querySelector<HTMLElement>(SELECTOR) ?? section.current);
  }, [state]);
  return section;
}
