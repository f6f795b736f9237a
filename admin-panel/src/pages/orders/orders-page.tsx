import { errorText } from '@shop/web-kit/api';
import { Icon } from '@shop/web-kit/icons';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { IfCan } from '#shared/access/if-can.tsx';
import { ExportOrdersButton } from '#features/orders/list/export-orders-button.tsx';
import { orderFilters } from '#features/orders/filters/order-filters.ts';
import { OrdersList } from '#features/orders/list/orders-list.tsx';
import { OrdersSummaryCards } from '#features/orders/summary/orders-summary-cards.tsx';
import { PaymentPanels } from '#features/orders/summary/payment-panels.tsx';
import { texts } from '#features/orders/texts.ts';
import { useListFilters } from '#shared/list-filters/use-list-filters.ts';
import { Page } from '#shared/resource/page.tsx';
import { paths } from '#shared/paths.ts';
import { buttonStyles } from '#ui/button.tsx';
import { ordersSummaryQuery } from '#shared/shop-queries.ts';
import { LoadError } from '#ui/feedback/error-notice.tsx';

export function Component() {
  const { filters, setFilters } = useListFilters(orderFilters);
  const summary = useQuery(ordersSummaryQuery);
  const actions = (
    <>
      <IfCan call="exportOrders">
        {filters.status !== 'deleted' && <ExportOrdersButton filters={filters} />}
      </IfCan>
      <IfCan call="registerSale">
        <Link to={paths.newSale} className={buttonStyles({ variant: 'primary' })}>
          <Icon name="plus" className="size-4" />
          {texts.registerSale}
        </Link>
      </IfCan>
    </>
  );
  return (
    <Page texts={{ title: texts.title }} back={{ to: paths.dashboard, label: texts.back }} actions={actions}>
      <div className="flex flex-col gap-4">
        {summary.isError && !summary.data ? (
          <LoadError query={summary} message={errorText(summary.error, texts.summaryFailed)} />
        ) : (
          <>
            <OrdersSummaryCards summary={summary.data} />
            {/* On phones the list comes before the counts. */}
            <div className="max-sm:order-last">
              <PaymentPanels summary={summary.data} />
            </div>
          </>
        )}
        <OrdersList filters={filters} onFilters={setFilters} />
      </div>
    </Page>
  );
}
