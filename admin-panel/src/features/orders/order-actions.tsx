import { type AdminOrder } from '@shop/contract';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Button, buttonStyles, IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { texts } from './texts.ts';

export type OrderActionsProps = {
  order: AdminOrder;
  /** Being deleted at this moment. */
  deleting: boolean;
  onQuickView: () => void;
  onDelete: () => void;
};

/** Quick view, details, delete. */
export const OrderActions = ({ order, deleting, onQuickView, onDelete }: OrderActionsProps) => (
  <div className="flex items-center justify-end gap-1">
    <IconButton size="icon-sm" label={texts.table.quickView(order.orderNumber)} onClick={onQuickView}>
      <Icon name="eye" className="size-4" />
    </IconButton>
    <Link
      to={paths.order(order._id)}
      aria-label={texts.table.details(order.orderNumber)}
      className={buttonStyles({ size: 'sm' })}
    >
      {texts.table.detailsShort}
    </Link>
    <Button
      size="sm"
      variant="danger-ghost"
      busy={deleting}
      aria-label={deleting ? undefined : texts.table.remove(order.orderNumber)}
      onClick={onDelete}
    >
      {!deleting && <Icon name="trash-2" className="size-4" />}
      {deleting ? texts.table.removing : <span className="sr-only">{texts.table.removeShort}</span>}
    </Button>
  </div>
);
