import { useLayoutEffect, useRef } from 'react';

/** Opens the tab of a field and gives the field the focus once the tab is drawn. */
export function useShownField(openTab: (tab: string) => void, tab: string) {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  }, [tab]);

  return (tabOfField: string, fieldId: string) => {
    wanted.current = fieldId;
    openTab(tabOfField);
  };
}
