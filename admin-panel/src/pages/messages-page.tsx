import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { filtersFrom, type MessageFilters, paramsOf } from '#features/messages/message-filters.ts';
import { MessagesList } from '#features/messages/messages-list.tsx';
import { texts } from '#features/messages/texts.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

/** What shoppers wrote with the contact form. */
export function Component() {
  usePageTitle(texts.title);
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const filters = filtersFrom(params);
  const change = (part: Partial<MessageFilters>, { replace } = { replace: false }) =>
    setParams(paramsOf({ ...filters, page: 1, ...part }), { replace, preventScrollReset: true });
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.subtitle}
        back={{ to: paths.dashboard, label: texts.back }}
        actions={
          <Button onClick={() => void client.invalidateQueries({ queryKey: ['messages'] })}>
            <Icon name="refresh-cw" className="size-4" />
            {texts.refresh}
          </Button>
        }
      />
      <MessagesList key={filters.state} filters={filters} onFilters={change} />
    </>
  );
}
