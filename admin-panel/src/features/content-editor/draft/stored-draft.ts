import type { SiteContentInput } from '@shop/contract';

const KEY = 'contentDraft';

/** `base` is what the edits started from: with it, edits of other sessions can still be told from these. */
export type StoredDraft = { base: SiteContentInput; content: SiteContentInput };

/** Keeps an unsaved content on this device, so that a reload or a lost session loses nothing. */
export function storeDraft(draft: StoredDraft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage only costs the safety copy.
  }
}

const looksLikeDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' && value !== null && 'base' in value && 'content' in value;

/** The unsaved content of this device; an unreadable one is dropped. */
export function readStoredDraft(): StoredDraft | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return looksLikeDraft(value) ? value : null;
  } catch {
    dropStoredDraft();
    return null;
  }
}

/** Forgets the unsaved content of this device. */
export const dropStoredDraft = (): void => localStorage.removeItem(KEY);
