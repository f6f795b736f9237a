import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CasesList } from '#features/cases/list/cases-list.tsx';
import { caseFilters } from '#features/cases/queries.ts';
import { texts } from '#features/cases/texts.ts';
import { IfCan } from '#shared/access/if-can.tsx';
import { useListFilters } from '#shared/list-filters/use-list-filters.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

export function Component() {
  usePageTitle(texts.title);
  const client = useQueryClient();
  const { filters, setFilters } = useListFilters(caseFilters);
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.subtitle}
        back={{ to: paths.dashboard, label: texts.back }}
        actions={
          <>
            <Button icon="refresh-cw" onClick={() => void client.invalidateQueries({ queryKey: ['cases'] })}>
              {texts.refresh}
            </Button>
            <IfCan call="openCaseByStaff">
              <Button variant="primary" asChild>
                <Link to={paths.newCase()}>{texts.open}</Link>
              </Button>
            </IfCan>
          </>
        }
      />
      <CasesList key={filters.state} filters={filters} onFilters={setFilters} />
    </>
  );
}
