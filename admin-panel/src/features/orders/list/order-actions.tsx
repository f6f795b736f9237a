import { type AdminOrder } from '@shop/contract';
import { Link } from 'react-router-dom';
import { IfCan } from '#shared/access/if-can.tsx';
import { paths } from '#shared/paths.ts';
import { Button, buttonStyles, IconButton } from '#ui/button.tsx';
import { texts } from '../texts.ts';

export type OrderHandlers = {
  deletingId: string | null;
  onQuickView: (order: AdminOrder) => void;
  onDelete: (order: AdminOrder) => void;
};

type OrderActionsProps = { order: AdminOrder; handlers: OrderHandlers };

export function OrderActions({ order, handlers }: OrderActionsProps) {
  const isDeleting = handlers.deletingId === order._id;
  return (
    <div className="ml-auto flex items-center justify-end gap-1">
      <IconButton
        icon="eye"
        size="icon-sm"
        label={texts.table.quickView(order.orderNumber)}
        onClick={() => handlers.onQuickView(order)}
      />
      <Link
        to={paths.order(order._id)}
        aria-label={texts.table.details(order.orderNumber)}
        className={buttonStyles({ size: 'sm' })}
      >
        {texts.table.detailsShort}
      </Link>
      <IfCan call="deleteOrder">
        <Button
          icon="trash-2"
          busyLabel={texts.table.removing}
          size="sm"
          variant="danger-ghost"
          busy={isDeleting}
          aria-label={isDeleting ? undefined : texts.table.remove(order.orderNumber)}
          onClick={() => handlers.onDelete(order)}
        >
          <span className="sr-only">{texts.table.removeShort}</span>
        </Button>
      </IfCan>
    </div>
  );
}
