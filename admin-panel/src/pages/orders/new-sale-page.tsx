import { SaleForm } from '#features/orders/sale/sale-form.tsx';
import { texts } from '#features/orders/sale/texts.ts';
import { paths } from '#shared/paths.ts';
import { Page } from '#shared/resource/page.tsx';

export const Component = () => (
  <Page texts={{ title: texts.title }} back={{ to: paths.orders, label: texts.back }}>
    <SaleForm />
  </Page>
);
