import { useEffect } from 'react';
import { type FormState } from './join-forms.ts';
import { storeForm } from './stored-form.ts';

const KEEP_AFTER_MS = 500;

type Draft = FormState & {
  id: string | null;
  basedOn: string | null;
  dirty: boolean;
};

/** Keeps the unsaved form in this browser shortly after each change, and when the page goes away. */
export function useFormDraft({ id, values, opened, seen, basedOn, dirty }: Draft): void {
  useEffect(() => {
    if (!dirty) return;
    const keep = () =>
      storeForm(
        id,
        { savedAt: new Date().toISOString(), basedOn, seen, values, opened },
        window.localStorage,
      );
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [id, values, opened, seen, basedOn, dirty]);
}
