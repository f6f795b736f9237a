import { useSearchParams } from 'react-router-dom';
import { OpenCaseForm } from '#features/cases/open/open-case-form.tsx';
import { texts } from '#features/cases/open/texts.ts';
import { texts as caseTexts } from '#features/cases/texts.ts';
import { paths } from '#shared/paths.ts';
import { Page } from '#shared/resource/page.tsx';

export function Component() {
  const [search] = useSearchParams();
  return (
    <Page texts={texts} back={{ to: paths.cases, label: caseTexts.backToCases }}>
      <OpenCaseForm orderNumber={search.get('pedido')?.slice(0, 60) ?? ''} />
    </Page>
  );
}
