import { SaleForm } from '#features/orders/sale/sale-form.tsx';
import { texts } from '#features/orders/sale/texts.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { paths } from '#shared/paths.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';

export function Component() {
  usePageTitle(texts.title);
  return (
    <>
      <PageHeader title={texts.title} back={{ to: paths.orders, label: texts.back }} />
      <SaleForm />
    </>
  );
}
