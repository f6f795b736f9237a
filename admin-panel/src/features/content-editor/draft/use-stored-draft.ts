import { type SiteContentInput } from '@shop/contract';
import { useDebouncedValue } from '@shop/web-kit/hooks';
import { useEffect, useRef } from 'react';
import { dropStoredDraft, storeDraft } from './stored-draft.ts';

const PAUSE_MS = 800;

/** Keeps the unsaved content on this device while it is edited. */
export function useStoredDraft(base: SiteContentInput, content: SiteContentInput, dirty: boolean): void {
  const settled = useDebouncedValue(content, PAUSE_MS);
  const wasDirty = useRef(false);
  useEffect(() => {
    // A copy may still be kept while the answer to the save arrives: what is no longer dirty leaves none behind.
    if (dirty) storeDraft({ base, content: settled });
    else if (wasDirty.current) dropStoredDraft();
    wasDirty.current = dirty;
  }, [base, settled, dirty]);
  // Whoever leaves in the pause after the last letter finds that letter again.
  useEffect(() => {
    if (!dirty) return;
    const keep = () => storeDraft({ base, content });
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [base, content, dirty]);
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
}
