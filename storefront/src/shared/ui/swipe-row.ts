/** Classes of a row that is swiped, to the edges of a phone; `relative`, so that hidden texts in it do not widen the page. */
export const SWIPE_ROW =
  'no-scrollbar relative -mx-[16px] flex snap-x gap-4 overflow-x-auto px-[16px] *:shrink-0';
