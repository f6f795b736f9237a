import { call } from '@shop/web-kit/api';
import { queryOptions } from '@tanstack/react-query';

export const templatesQuery = queryOptions({
  queryKey: ['message-templates'],
  queryFn: async ({ signal }) => (await call('listMessageTemplates', {}, { signal })).templates,
});
