import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import {
  CONTENT_RELOAD_AFTER_SAVE_MS,
  CONTENT_SAVED_BANNER_MS,
  errorCodes,
  siteContentDraftSchema,
  type SiteContent,
  type SiteContentInput,
} from '@shop/contract';
import { ApiError } from '@shop/web-kit/api';
import { useTimedMessage } from '@shop/web-kit/hooks';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureWords } from '#shared/failure-words.ts';
import { type Difference, editsOf, mergeContents, type Merge, same } from './merge-contents.ts';
import { fetchContent, reloadContent, saveContent } from '../queries.ts';
import { dropStoredDraft, readStoredDraft } from './stored-draft.ts';
import { texts } from '../texts.ts';

export type Conflict = {
  merge: Merge<SiteContentInput>;
  latest: SiteContent;
  /** What each side changed that the other one did not. */
  myEdits: Difference[];
  theirEdits: Difference[];
};

const isStale = (error: unknown) => error instanceof ApiError && error.code === errorCodes.staleContent;

// Number and date of a version are no texts: they differ always and conflict with nothing.
const textsOf = ({
  version: _,
  updatedAt: __,
  ...texts
}: SiteContentInput & { updatedAt?: string }): SiteContentInput => texts;

function conflictOf(
  ...contents: [base: SiteContentInput, mine: SiteContentInput, latest: SiteContent]
): Conflict {
  const [base, mine, theirs] = contents.map(textsOf) as [
    SiteContentInput,
    SiteContentInput,
    SiteContentInput,
  ];
  const merge = mergeContents<SiteContentInput>(base, mine, theirs);
  const edits = (edited: SiteContentInput) => editsOf(base, edited, merge.conflicts);
  return { merge, latest: contents[2], myEdits: edits(mine), theirEdits: edits(theirs) };
}

/** The form over the whole content: local edits, one save, conflicts with other sessions. */
export function useContentEditor(published: SiteContent) {
  const client = useQueryClient();
  const [draft] = useState(readStoredDraft);
  const [base, setBase] = useState<SiteContentInput>(draft?.base ?? published);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [restored, setRestored] = useState(draft !== null);
  const [saving, setSaving] = useState(false);
  const saved = useTimedMessage(CONTENT_SAVED_BANNER_MS);
  const form = useForm<SiteContentInput>({
    defaultValues: published,
    resolver: standardSchemaResolver(siteContentDraftSchema),
    shouldFocusError: false,
  });
  const { reset } = form;

  const { isDirty } = form.formState;
  const [seen, setSeen] = useState(published);
  // What was read again is shown, unless that would take somebody's edits away.
  if (published !== seen && !isDirty && !restored) {
    setSeen(published);
    setBase(published);
  }
  useEffect(() => reset(seen), [seen, reset]);

  // A draft left behind comes back as unsaved edits.
  useEffect(() => {
    if (draft) reset(draft.content, { keepDefaultValues: true });
  }, [draft, reset]);

  const start = (content: SiteContent) => {
    dropStoredDraft();
    setBase(content);
    setConflict(null);
    setRestored(false);
    reset(content);
  };

  async function store(content: SiteContentInput, version: number) {
    setSaving(true);
    setFault(null);
    const sent = structuredClone(form.getValues());
    try {
      const stored = await saveContent(client, { ...content, version });
      const typed = structuredClone(form.getValues());
      start(stored);
      keepTypedSince(sent, typed, stored);
      saved.show(texts.saved);
      setTimeout(() => void reloadContent(client), CONTENT_RELOAD_AFTER_SAVE_MS);
    } catch (error) {
      await explain(error, content);
    } finally {
      setSaving(false);
    }
  }

  // On a slow line somebody types on while it is being saved: that is a change of its own.
  function keepTypedSince(sent: SiteContentInput, typed: SiteContentInput, stored: SiteContent) {
    if (same(sent, typed)) return;
    const { merged } = mergeContents<SiteContentInput>(textsOf(sent), textsOf(typed), textsOf(stored));
    reset({ ...merged, version: stored.version }, { keepDefaultValues: true });
  }

  async function explain(error: unknown, mine: SiteContentInput) {
    if (!isStale(error)) return setFault(failureWords(error, texts.saveFailure));
    try {
      const latest = await fetchContent(client);
      setConflict(conflictOf(base, mine, latest));
    } catch {
      setFault(texts.saveFailure.failedRetry);
    }
  }

  return {
    form,
    fault,
    saving,
    conflict,
    restored,
    savedMessage: saved.message,
    start,
    save: form.handleSubmit((content) => store(content, base.version ?? 0)),
    saveMerged: (content: SiteContentInput) => store(content, conflict?.latest.version ?? 0),
    closeConflict: () => setConflict(null),
    discard: () => start(published),
    base,
  };
}
