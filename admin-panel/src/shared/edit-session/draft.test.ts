import { renderHook } from '@testing-library/react';
import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDraft, readDraft, storeDraft, useStoredDraft } from './draft.ts';

const KEY = 'draft:one';
const asText = (json: unknown): string => {
  if (typeof json !== 'string') throw new Error('no text');
  return json;
};
beforeEach(() => localStorage.clear());

describe('draft storage', () => {
  it('draft storage reads a stored draft back, separately for each key', () => {
    storeDraft(KEY, 'A medias');
    expect(readDraft(KEY, asText)).toBe('A medias');
    expect(readDraft('draft:other', asText)).toBeNull();
  });

  it.each(['{', '{"values":{"title":1}}'])('draft storage drops the unreadable draft %s', (text) => {
    localStorage.setItem(KEY, text);
    expect(readDraft(KEY, asText)).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('draft storage returns no draft after it was dropped', () => {
    storeDraft(KEY, 'A medias');
    dropDraft(KEY);
    expect(readDraft(KEY, asText)).toBeNull();
  });

  it('draft storage survives a full storage and leaves no older draft behind', () => {
    storeDraft(KEY, 'Vieja');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    expect(() => storeDraft(KEY, 'Nueva')).not.toThrow();
    full.mockRestore();
    expect(readDraft(KEY, asText)).toBeNull();
  });
});

describe('useStoredDraft', () => {
  const format = { key: KEY, serialize: ({ values }: { values: string }) => values };
  const render = (isDirty: boolean) =>
    renderHook(
      (state: { isDirty: boolean }) =>
        useStoredDraft(format, { values: 'Sin guardar', baseVersion: 1 }, state.isDirty),
      { initialProps: { isDirty } },
    );

  it('useStoredDraft stores the edits of a dirty form when the page is hidden', () => {
    render(true);
    fireEvent(window, new Event('pagehide'));
    expect(readDraft(KEY, asText)).toBe('Sin guardar');
  });

  it('useStoredDraft drops the draft once the form is saved, however late it was stored', () => {
    const { rerender } = render(true);
    storeDraft(KEY, 'Sin guardar');
    rerender({ isDirty: false });
    expect(readDraft(KEY, asText)).toBeNull();
  });

  it('useStoredDraft leaves a draft alone before the form was edited', () => {
    storeDraft(KEY, 'De ayer');
    render(false);
    expect(readDraft(KEY, asText)).toBe('De ayer');
  });
});
