import { type MessageTemplateDraft, type StoredMessageTemplate } from '@shop/contract';
import { ApiError, call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { templatesQuery } from './queries.ts';
import { texts } from './texts.ts';

type Fault = { path: string; message: string };

function faultOf(error: unknown): Fault {
  const [first] = error instanceof ApiError ? error.fieldErrors : [];
  return first ?? { path: '', message: errorText(error) };
}

/** Holds the texts of one message while they are edited, and previews, saves or resets them. */
export function useTemplateForm(template: StoredMessageTemplate) {
  const { event } = template;
  const client = useQueryClient();
  const [draft, setDraft] = useState<MessageTemplateDraft>({ subject: template.subject, text: template.text });
  const [fault, setFault] = useState<Fault | null>(null);
  const onError = (error: unknown) => setFault(faultOf(error));
  const onMutate = () => setFault(null);
  function show(stored: StoredMessageTemplate, message: string) {
    client.setQueryData(templatesQuery.queryKey, (all) =>
      all?.map((one) => (one.event === stored.event ? stored : one)),
    );
    setDraft({ subject: stored.subject, text: stored.text });
    toast.success(message);
  }
  const preview = useMutation({
    mutationFn: () => call('previewMessageTemplate', { body: { event, ...draft } }),
    ...{ onMutate, onError },
  });
  const save = useMutation({
    mutationFn: () => call('saveMessageTemplate', { params: { event }, body: draft }),
    onSuccess: ({ template: stored }) => show(stored, texts.saved),
    ...{ onMutate, onError },
  });
  const reset = useMutation({
    mutationFn: () => call('resetMessageTemplate', { params: { event } }),
    onSuccess: ({ template: stored }) => show(stored, texts.wasReset),
    ...{ onMutate, onError },
  });
  return {
    ...{ draft, fault, preview, save, reset },
    isDirty: draft.subject !== template.subject || draft.text !== template.text,
    change: (part: Partial<MessageTemplateDraft>) => setDraft({ ...draft, ...part }),
  };
}
