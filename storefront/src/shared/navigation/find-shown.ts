/** Finds an element of the page that is shown; a page that is kept for the way back stays in the document. */
export const findShown = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => !element.closest('[data-kept]'));
