import { useEffect, useEffectEvent, useRef } from 'react';

/** The values of a form and the version of the record that they were edited from. */
export type Edit<Values, Version> = { values: Values; baseVersion: Version };

export type DraftFormat<Values, Version, Draft extends Edit<Values, Version>> = {
  key: string;
  serialize: (edit: Edit<Values, Version>) => unknown;
  /** Throws when the stored JSON is no draft of this form. */
  parse: (json: unknown) => Draft;
};

const PAUSE_MS = 500;

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A storage that refuses writes holds no draft either.
  }
}

/** Returns the stored draft, or null; drops one that cannot be parsed. */
export function readDraft<Draft>(key: string, parse: (json: unknown) => Draft): Draft | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : parse(JSON.parse(text));
  } catch {
    dropDraft(key);
    return null;
  }
}

/** Stores a draft; drops the older one when the storage is full, which would otherwise come back instead. */
export function storeDraft(key: string, draft: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    dropDraft(key);
  }
}

/** Stores the edit after a pause in typing and when the page is hidden; drops it once nothing is unsaved. */
export function useStoredDraft<Values, Version>(
  draft: Pick<DraftFormat<Values, Version, never>, 'key' | 'serialize'> | undefined,
  { values, baseVersion }: Edit<Values, Version>,
  isDirty: boolean,
): void {
  const wasDirty = useRef(false);
  const store = useEffectEvent(() => {
    if (draft) storeDraft(draft.key, draft.serialize({ values, baseVersion }));
  });
  const dropIfSaved = useEffectEvent(() => {
    // The draft of an earlier visit stays until this form has been edited.
    if (draft && wasDirty.current && !isDirty) dropDraft(draft.key);
    wasDirty.current = isDirty;
  });
  useEffect(() => {
    dropIfSaved();
    if (!isDirty) return;
    const timer = setTimeout(() => store(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, baseVersion, isDirty]);
  useEffect(() => {
    if (!isDirty) return;
    const storeNow = () => store();
    window.addEventListener('pagehide', storeNow);
    return () => window.removeEventListener('pagehide', storeNow);
  }, [isDirty]);
}
