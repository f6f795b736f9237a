import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { OpenExchangeForm } from '#features/exchanges/open/open-exchange-form.tsx';
import { offerQuery } from '#features/exchanges/queries.ts';
import { texts } from '#features/exchanges/texts.ts';
import { orderQuery } from '#features/orders/queries.ts';
import { ProductSearch } from '#features/orders/sale/product-search.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { paths } from '#shared/paths.ts';
import { Loaded } from '#shared/resource/loaded.tsx';
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
      <Loaded query={offer} failed={words.loadFailed} loading={words.loading}>
        {(found) => (
          <OpenExchangeForm
            orderId={id}
            offer={found}
            search={(onPick) => <ProductSearch title={words.search} onAdd={onPick} />}
          />
        )}
      </Loaded>
    </>
  );
}
