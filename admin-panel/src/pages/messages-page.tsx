import { useQueryClient } from '@tanstack/react-query';
import { messageFilters } from '#features/messages/queries.ts';
import { MessagesList } from '#features/messages/messages-list.tsx';
import { texts } from '#features/messages/texts.ts';
import { useListFilters } from '#shared/list-filters/use-list-filters.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

export function Component() {
  usePageTitle(texts.title);
  const client = useQueryClient();
  const { filters, setFilters } = useListFilters(messageFilters);
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.subtitle}
        back={{ to: paths.dashboard, label: texts.back }}
        actions={
          <Button icon="refresh-cw" onClick={() => void client.invalidateQueries({ queryKey: ['messages'] })}>
            {texts.refresh}
          </Button>
        }
      />
      <MessagesList key={filters.state} filters={filters} onFilters={setFilters} />
    </>
  );
}
