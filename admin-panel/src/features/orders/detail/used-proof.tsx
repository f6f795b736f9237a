import { type OrderProof } from '@shop/contract';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { texts } from './texts.ts';

/** Names the other orders that got the same proof. */
export const UsedProof = ({ orders }: { orders: OrderProof['usedIn'] }) =>
  orders.length === 0 ? null : (
    <Banner tone="warn" className="mt-3">
      <p className="flex flex-wrap items-center gap-x-2">
        {texts.payment.usedIn}
        {orders.map(({ _id, orderNumber }) => (
          <Link key={_id} to={paths.order(_id)} className="inline-flex min-h-11 items-center underline">
            {orderNumber}
          </Link>
        ))}
      </p>
    </Banner>
  );
