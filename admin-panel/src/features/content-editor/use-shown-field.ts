import { useCallback, useRef } from 'react';

/** Opens the tab of a field, and gives the field the focus when the tab's panel says that it is drawn. */
export function useShownField(openTab: (tab: string) => void) {
  const wanted = useRef<string | null>(null);
  const showField = useCallback(
    (tab: string, fieldId: string) => {
      wanted.current = fieldId;
      openTab(tab);
    },
    [openTab],
  );
  const onDrawn = useCallback(() => {
    if (wanted.current) document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  }, []);
  return { showField, onDrawn };
}
