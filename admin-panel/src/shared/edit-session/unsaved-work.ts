import { useEffect } from 'react';

const unsaved = new Set<object>();

/** Returns whether a form of this page has unsaved edits. */
export const hasUnsavedWork = (): boolean => unsaved.size > 0;

export function useUnsavedWork(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const form = {};
    unsaved.add(form);
    return () => void unsaved.delete(form);
  }, [dirty]);
}
