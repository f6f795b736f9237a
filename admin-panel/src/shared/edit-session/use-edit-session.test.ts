import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { mergeVersions, takeTheirs } from './merge-versions.ts';
import { useEditSession } from './use-edit-session.ts';
import { useSaveEdit } from './use-save-edit.ts';

type Values = { text: string; note: string };
type Version = Values & { id: number };
const version = (id: number, text: string, note = ''): Version => ({ id, text, note });
const valuesOf = ({ text, note }: Version): Values => ({ text, note });

class Conflict extends Error {
  constructor(readonly theirs: Version) {
    super('conflict');
  }
}

function render(initial: Version, store: (values: Values, base: Version) => Promise<Version>) {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: new QueryClient() }, children);
  const { result, rerender } = renderHook(
    ({ loaded }) => {
      const session = useEditSession<Values, Version>({ loaded, valuesOf });
      const saver = useSaveEdit(session, {
        store: ({ values, baseVersion }) => store(values, baseVersion),
        findTheirs: (error) => (error instanceof Conflict ? error.theirs : null),
        merge: ({ values, baseVersion }, theirs) => ({
          ...mergeVersions(valuesOf(baseVersion), values, valuesOf(theirs)),
          theirs,
        }),
        settle: (merge, fields) => ({ values: takeTheirs(merge, fields), baseVersion: merge.theirs }),
      });
      return { ...session, ...saver };
    },
    { initialProps: { loaded: initial }, wrapper },
  );
  return {
    current: () => result.current,
    type: (field: keyof Values, text: string) =>
      act(() => result.current.form.setValue(field, text, { shouldDirty: true })),
    load: (loaded: Version) => rerender({ loaded }),
  };
}

describe('useEditSession', () => {
  it('edit session follows versions that are loaded later until something is edited', () => {
    const { current, type, load } = render(version(1, 'a'), () => Promise.reject(new Error()));
    load(version(2, 'b'));
    expect(current().values.text).toBe('b');
    type('text', 'mine');
    load(version(3, 'c'));
    expect(current().values.text).toBe('mine');
    expect(current().baseVersion.id).toBe(2);
    expect(current().newerVersion?.id).toBe(3);
  });

  it('edit session discards its edits for the newest loaded version', () => {
    const { current, type, load } = render(version(1, 'a'), () => Promise.reject(new Error()));
    type('text', 'mine');
    load(version(2, 'b'));
    act(() => current().discard());
    expect(current().values.text).toBe('b');
    expect(current().isDirty).toBe(false);
  });

  it('edit session keeps edits made during a save as changes of the saved version', async () => {
    let finish = (_saved: Version) => undefined as void;
    const saving = new Promise<Version>((resolve) => (finish = resolve));
    const { current, type } = render(version(1, 'a'), () => saving);
    type('text', 'mine');
    act(() => current().save());
    type('note', 'later');
    await act(async () => {
      finish(version(2, 'mine'));
      await saving;
    });
    await waitFor(() => expect(current().baseVersion.id).toBe(2));
    expect(current().values).toEqual({ text: 'mine', note: 'later' });
    expect(current().isDirty).toBe(true);
  });

  it('edit session merges a conflict and saves the chosen side on their version', async () => {
    const sent: [string, number][] = [];
    const { current, type } = render(version(1, 'a'), ({ text }, { id }) => {
      sent.push([text, id]);
      return id === 1
        ? Promise.reject(new Conflict(version(2, 'theirs', 'n')))
        : Promise.resolve(version(3, text));
    });
    type('text', 'mine');
    act(() => current().save());
    await waitFor(() => expect(current().conflict).not.toBeNull());
    expect(current().conflict?.merge).toMatchObject({
      merged: { text: 'mine', note: 'n' },
      conflicts: [{ path: 'text', mine: 'mine', theirs: 'theirs' }],
    });
    act(() => current().saveMerged(new Set(['text'])));
    await waitFor(() => expect(current().baseVersion.id).toBe(3));
    expect(sent).toEqual([
      ['mine', 1],
      ['theirs', 2],
    ]);
  });
});
