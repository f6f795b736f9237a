import { type MessageTemplateDraft, type StoredMessageTemplate } from '@shop/contract';
import { ApiError, call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { templatesQuery } from './queries.ts';
import { texts } from './texts.ts';

type Fault = { path: string; message: string };

/** A text while it is edited; `onDraft(null)` drops the edit. */
export type TemplateEdit = {
  template: StoredMessageTemplate;
  draft: MessageTemplateDraft;
  onDraft: (draft: MessageTemplateDraft | null) => void;
};

function faultOf(error: unknown): Fault {
  const [first] = error instanceof ApiError ? error.errors : [];
  return { path: first?.path ?? '', message: first?.message ?? errorText(error) };
}

/** Previews, saves or resets the text of one message. */
export function useTemplateForm({ template: { event }, draft, onDraft }: TemplateEdit) {
  const client = useQueryClient();
  const [fault, setFault] = useState<Fault | null>(null);
  const handlers = {
    onMutate: () => setFault(null),
    onError: (error: unknown) => setFault(faultOf(error)),
  };
  function show(stored: StoredMessageTemplate, message: string) {
    client.setQueryData(templatesQuery.queryKey, (all) =>
      all?.map((one) => (one.event === stored.event ? stored : one)),
    );
    onDraft(null);
    toast.success(message);
  }
  const preview = useMutation({
    mutationFn: () => call('previewMessageTemplate', { body: { event, ...draft } }),
    ...handlers,
  });
  const save = useMutation({
    mutationFn: () => call('saveMessageTemplate', { params: { id: event }, body: draft }),
    onSuccess: ({ template }) => show(template, texts.saved),
    ...handlers,
  });
  const reset = useMutation({
    mutationFn: () => call('resetMessageTemplate', { params: { id: event } }),
    onSuccess: ({ template }) => show(template, texts.wasReset),
    ...handlers,
  });
  return { fault, preview, save, reset };
}
