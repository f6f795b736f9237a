import { listCases } from '@shop/contract';
import { Link } from 'react-router-dom';
import { CasesList } from '#features/cases/list/cases-list.tsx';
import { caseFilters } from '#features/cases/queries.ts';
import { texts } from '#features/cases/texts.ts';
import { IfCan } from '#shared/access/if-can.tsx';
import { useListFilters } from '#shared/list-filters/use-list-filters.ts';
import { paths } from '#shared/paths.ts';
import { Page, RefreshButton } from '#shared/resource/page.tsx';
import { nounOf } from '#shared/resource/query.ts';
import { Button } from '#ui/button.tsx';

export function Component() {
  const { filters, setFilters } = useListFilters(caseFilters);
  const actions = (
    <>
      <RefreshButton queryKey={nounOf(listCases)}>{texts.refresh}</RefreshButton>
      <IfCan call="openCaseByStaff">
        <Button variant="primary" asChild>
          <Link to={paths.newCase()}>{texts.open}</Link>
        </Button>
      </IfCan>
    </>
  );
  return (
    <Page texts={texts} back={{ to: paths.dashboard, label: texts.back }} actions={actions}>
      <CasesList key={filters.state} filters={filters} onFilters={setFilters} />
    </Page>
  );
}
