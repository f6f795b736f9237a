import { Icon } from '@shop/web-kit/icons';
import { Link } from 'react-router-dom';
import { orderFilters } from '#features/orders/filters/order-filters.ts';
import { OrdersList } from '#features/orders/list/orders-list.tsx';
import { OrdersMenu } from '#features/orders/list/orders-menu.tsx';
import { useOrdersFigures } from '#features/orders/summary/orders-figures.tsx';
import { texts } from '#features/orders/texts.ts';
import { IfCan } from '#shared/access/if-can.tsx';
import { useListFilters } from '#shared/list-filters/use-list-filters.ts';
import { paths } from '#shared/paths.ts';
import { Page } from '#shared/resource/page.tsx';
import { buttonStyles } from '#ui/button.tsx';

export function Component() {
  const { filters, setFilters } = useListFilters(orderFilters);
  const figures = useOrdersFigures();
  const actions = (
    <>
      <OrdersMenu filters={filters} onFilters={setFilters} />
      <IfCan call="registerSale">
        <Link to={paths.newSale} className={buttonStyles({ variant: 'primary' })}>
          <Icon name="plus" className="size-4" />
          {texts.registerSale}
        </Link>
      </IfCan>
    </>
  );
  return (
    <Page
      texts={{ title: texts.title, subtitle: figures.line }}
      back={{ to: paths.dashboard, label: texts.back }}
      actions={actions}
    >
      <div className="flex flex-col gap-3">
        {figures.panel}
        <OrdersList filters={filters} onFilters={setFilters} />
      </div>
    </Page>
  );
}
