/** Finds an element of the page that is shown; a page that is kept for the way back is inert in the document. */
export const findShown = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => !element.closest('[inert]'));
