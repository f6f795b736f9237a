import { FailedMails } from '#features/orders/mails/failed-mails.tsx';
import { texts } from '#features/orders/mails/texts.ts';
import { texts as ordersTexts } from '#features/orders/texts.ts';
import { paths } from '#shared/paths.ts';
import { Page } from '#shared/resource/page.tsx';

export const Component = () => (
  <Page texts={texts.failedPage} back={{ to: paths.orders, label: ordersTexts.title }}>
    <FailedMails />
  </Page>
);
