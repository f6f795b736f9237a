import {
  listMessageTemplates,
  type MessageEvent,
  type MessageTemplateDraft,
  previewMessageTemplate,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export const templatesQuery = queryOptions({
  queryKey: ['message-templates'],
  queryFn: async ({ signal }) => (await call(listMessageTemplates, {}, { signal })).templates,
});

/** A text as it would arrive; the last one stays in sight while the next is rendered. */
export const previewQuery = (body: MessageTemplateDraft & { event: MessageEvent }) =>
  queryOptions({
    queryKey: ['message-preview', body],
    queryFn: async ({ signal }) => (await call(previewMessageTemplate, { body }, { signal })).preview,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
