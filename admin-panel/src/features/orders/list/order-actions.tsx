import { type AdminOrder } from '@shop/contract';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Button, buttonStyles, IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useRowHandlers } from './row-handlers.ts';
import { texts } from '../texts.ts';

/** Quick view, details, delete. */
export function OrderActions({ order }: { order: AdminOrder }) {
  const { deletingId, onQuickView, onDelete } = useRowHandlers();
  const deleting = deletingId === order._id;
  return (
    <div className="ml-auto flex items-center justify-end gap-1">
      <IconButton
        size="icon-sm"
        label={texts.table.quickView(order.orderNumber)}
        onClick={() => onQuickView(order)}
      >
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
        onClick={() => onDelete(order)}
      >
        {!deleting && <Icon name="trash-2" className="size-4" />}
        {deleting ? texts.table.removing : <span className="sr-only">{texts.table.removeShort}</span>}
      </Button>
    </div>
  );
}
