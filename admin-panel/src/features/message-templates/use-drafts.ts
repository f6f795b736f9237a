import { type MessageEvent, type StoredMessageTemplate } from '@shop/contract';
import { useState } from 'react';
import { type Edit } from '#shared/edit-session/draft.ts';
import { isEqual, mergeVersions } from '#shared/edit-session/merge-versions.ts';

export type TemplateText = { subject: string; text: string };
export type TemplateDraft = Edit<TemplateText, TemplateText>;

export const textOf = ({ subject, text }: TemplateText): TemplateText => ({ subject, text });

const isEdited = (draft: TemplateDraft | undefined) =>
  draft !== undefined && !isEqual(draft.values, draft.baseVersion);

// Text that is typed during a save stays as a change of its own.
function afterSave(typed: TemplateDraft | undefined, sent: TemplateText, saved: TemplateText) {
  if (!typed || isEqual(typed.values, sent)) return undefined;
  return { values: mergeVersions(sent, typed.values, saved).merged, baseVersion: saved };
}

/** Keeps the edits of all texts while others are chosen, each with the version that it began from. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<Partial<Record<MessageEvent, TemplateDraft | undefined>>>({});
  return {
    draftOf: (template: StoredMessageTemplate): TemplateDraft =>
      drafts[template.event] ?? { values: textOf(template), baseVersion: textOf(template) },
    change: (event: MessageEvent, draft: TemplateDraft) =>
      setDrafts((all) => ({ ...all, [event]: isEdited(draft) ? draft : undefined })),
    acceptSaved: (event: MessageEvent, sent: TemplateText, saved: TemplateText) =>
      setDrafts((all) => ({ ...all, [event]: afterSave(all[event], sent, saved) })),
    isDirty: Object.values(drafts).some(isEdited),
  };
}
