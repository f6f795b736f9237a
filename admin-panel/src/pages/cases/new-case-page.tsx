import { useSearchParams } from 'react-router-dom';
import { OpenCaseForm } from '#features/cases/open/open-case-form.tsx';
import { texts } from '#features/cases/open/texts.ts';
import { texts as caseTexts } from '#features/cases/texts.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { paths } from '#shared/paths.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';

export function Component() {
  usePageTitle(texts.title);
  const [search] = useSearchParams();
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.subtitle}
        back={{ to: paths.cases, label: caseTexts.backToCases }}
      />
      <OpenCaseForm orderNumber={search.get('pedido')?.slice(0, 60) ?? ''} />
    </>
  );
}
