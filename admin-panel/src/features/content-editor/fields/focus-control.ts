import { unfoldAround } from '#ui/layout/unfold.ts';

// A control without an id is reached through the first field of its list item.
const findControl = (fieldId: string): HTMLElement | null => {
  for (let id = fieldId; id.includes('-'); id = id.slice(0, id.lastIndexOf('-'))) {
    const found =
      document.getElementById(id) ?? document.querySelector<HTMLElement>(`[id^="${CSS.escape(id)}-"]`);
    if (found) return found;
  }
  return null;
};

/** Focuses a field of the content, whose folded parts are opened; returns whether it is on the page. */
export function focusControl(fieldId: string): boolean {
  const control = findControl(fieldId);
  unfoldAround(control);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
  return control !== null;
}
