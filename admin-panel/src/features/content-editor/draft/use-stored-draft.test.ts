import { aSiteContent } from '@shop/web-kit/testing';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readStoredDraft, storeDraft } from './stored-draft.ts';
import { useStoredDraft } from './use-stored-draft.ts';

const base = aSiteContent();
const edited = aSiteContent({ hero: { ...base.hero, slogan: 'Sin guardar' } });

it('keeps the edits of a dirty form, and leaves none behind once it is saved, however late they were kept', () => {
  const { rerender } = renderHook(({ dirty }) => useStoredDraft(base, edited, dirty), {
    initialProps: { dirty: true },
  });
  expect(readStoredDraft()?.content.hero.slogan).toBe('Sin guardar');
  storeDraft({ base, content: edited });
  rerender({ dirty: false });
  expect(readStoredDraft()).toBeNull();
});

it('does not touch what was left before anybody has edited', () => {
  storeDraft({ base, content: edited });
  renderHook(() => useStoredDraft(base, base, false));
  expect(readStoredDraft()?.content.hero.slogan).toBe('Sin guardar');
});
