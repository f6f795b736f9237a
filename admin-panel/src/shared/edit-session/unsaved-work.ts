import { useEffect } from 'react';

const unsaved = new Set<object>();

/** Whether a form on this page holds something that only leaving would lose. */
export const hasUnsavedWork = (): boolean => unsaved.size > 0;

/** Counts a form among the unsaved ones for as long as it is. */
export function useUnsavedWork(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const form = {};
    unsaved.add(form);
    return () => void unsaved.delete(form);
  }, [dirty]);
}
