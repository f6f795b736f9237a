import { type AdminOrder } from '@shop/contract';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { buttonStyles } from '#ui/button.tsx';
import { isEditable } from './order-draft.ts';
import { texts } from './texts.ts';

/** Leads to the form of an order that can still be edited. */
export const EditOrderLink = ({ order }: { order: AdminOrder }) =>
  isEditable(order) && (
    <Link to={paths.editOrder(order._id)} className={buttonStyles({ size: 'sm' })}>
      {texts.open}
    </Link>
  );
