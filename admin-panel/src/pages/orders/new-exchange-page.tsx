import { errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { OpenExchangeForm } from '#features/exchanges/open/open-exchange-form.tsx';
import { offerQuery } from '#features/exchanges/queries.ts';
import { texts } from '#features/exchanges/texts.ts';
import { orderQuery } from '#features/orders/queries.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { paths } from '#shared/paths.ts';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

const { open: words } = texts;

export function Component() {
  const { id = '' } = useParams();
  const orderNumber = useQuery(orderQuery(id)).data?.orderNumber ?? '';
  const offer = useQuery(offerQuery(id));
  usePageTitle(words.pageTitle);
  return (
    <>
      <PageHeader
        title={orderNumber ? words.title(orderNumber) : words.pageTitle}
        back={{ to: paths.order(id), label: words.back(orderNumber) }}
      />
      {offer.data && <OpenExchangeForm orderId={id} offer={offer.data} />}
      {offer.isPending && <LoadingScreen label={words.loading} />}
      {!offer.data && offer.isError && (
        <LoadError query={offer} message={errorText(offer.error, words.loadFailed)} />
      )}
    </>
  );
}
