import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { SaleForm } from '#features/orders/sale/sale-form.tsx';
import { texts } from '#features/orders/sale/texts.ts';
import { texts as tillTexts } from '#features/till/texts.ts';
import { useCan } from '#shared/access/permissions.ts';
import { counterQuery } from '#shared/payment-ways.ts';
import { paths } from '#shared/paths.ts';
import { Page } from '#shared/resource/page.tsx';

/** Leads a seller to what she took herself, where the owner lets her hand it over. */
function OwnTillLink() {
  const isOwner = useCan('closeTill');
  const { data } = useQuery(counterQuery);
  if (isOwner || !data?.sellersCloseTill) return null;
  return (
    <Link
      to={paths.ownTill}
      className="mb-4 inline-flex min-h-11 items-center font-medium text-wine underline underline-offset-4"
    >
      {tillTexts.own.open}
    </Link>
  );
}

export const Component = () => (
  <Page texts={{ title: texts.title }} back={{ to: paths.orders, label: texts.back }}>
    <OwnTillLink />
    <SaleForm />
  </Page>
);
