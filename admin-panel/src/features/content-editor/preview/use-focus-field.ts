import { useCallback, useRef } from 'react';

// A control without an id is reached through the first field of its list item.
const findControl = (fieldId: string): HTMLElement | null => {
  for (let id = fieldId; id.includes('-'); id = id.slice(0, id.lastIndexOf('-'))) {
    const found =
      document.getElementById(id) ?? document.querySelector<HTMLElement>(`[id^="${CSS.escape(id)}-"]`);
    if (found) return found;
  }
  return null;
};

function focusControl(fieldId: string): boolean {
  const control = findControl(fieldId);
  const folded = control?.closest('details');
  if (folded) folded.open = true;
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
  return control !== null;
}

export function useFocusField(openTab: (tab: string) => void) {
  const wanted = useRef<string | null>(null);
  const focusField = useCallback(
    (tab: string, fieldId: string) => {
      wanted.current = focusControl(fieldId) ? null : fieldId;
      openTab(tab);
    },
    [openTab],
  );
  const onRendered = useCallback(() => {
    if (wanted.current) focusControl(wanted.current);
    wanted.current = null;
  }, []);
  return { focusField, onRendered };
}
