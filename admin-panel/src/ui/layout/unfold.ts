/** Opens every folded part around an element, so that it can take the focus. */
export function unfoldAround(element: Element | null | undefined): void {
  const folded = element?.closest('details');
  if (!folded) return;
  folded.open = true;
  unfoldAround(folded.parentElement);
}
