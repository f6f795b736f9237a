import { useCallback, useRef } from 'react';

// A control without an id is reached through the first field of its list item.
const controlOf = (fieldId: string): HTMLElement | null => {
  for (let id = fieldId; id.includes('-'); id = id.slice(0, id.lastIndexOf('-'))) {
    const found =
      document.getElementById(id) ?? document.querySelector<HTMLElement>(`[id^="${CSS.escape(id)}-"]`);
    if (found) return found;
  }
  return null;
};

function focusOn(fieldId: string): boolean {
  const control = controlOf(fieldId);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
  return control !== null;
}

/** Opens a field's tab and focuses the field, once the tab's panel is rendered. */
export function useShownField(openTab: (tab: string) => void) {
  const wanted = useRef<string | null>(null);
  const showField = useCallback(
    (tab: string, fieldId: string) => {
      wanted.current = focusOn(fieldId) ? null : fieldId;
      openTab(tab);
    },
    [openTab],
  );
  const onDrawn = useCallback(() => {
    if (wanted.current) focusOn(wanted.current);
    wanted.current = null;
  }, []);
  return { showField, onDrawn };
}
