import { buyerStatus, isStopped, knownFulfillment, knownStatus, type OrderStatus } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import type { AnyOrder } from './order-progress.ts';

const LOOKS: Record<OrderStatus, { icon: string; look: string }> = {
  pending_manual: { icon: 'clock', look: 'bg-warn-soft text-warn' },
  pending_transfer_proof: { icon: 'upload', look: 'border border-warn bg-white text-warn' },
  pending_transfer_confirmation: { icon: 'search', look: 'bg-info-soft text-info' },
  pending_mercado_pago: { icon: 'clock', look: 'bg-warn-soft text-warn' },
  paid: { icon: 'circle-check', look: 'bg-success-soft text-success' },
  confirmado: { icon: 'check', look: 'bg-success text-white' },
  cancelled: { icon: 'x', look: 'bg-line text-ink-soft' },
  refunded: { icon: 'undo-2', look: 'border border-line-strong bg-white text-ink-soft' },
};

const MOVED_ON = { icon: 'package', look: 'bg-success-soft text-success' };

/** Says in the buyer's words where her order is. */
export function StatusBadge({ order }: { order: AnyOrder }) {
  const { status, fulfillment } = order;
  const hasMoved = !isStopped(status) && knownFulfillment(fulfillment) !== 'to_prepare';
  const { icon, look } = hasMoved ? MOVED_ON : LOOKS[knownStatus(status)];
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold ${look}`}>
      <Icon name={icon} className="size-4 shrink-0" />
      {buyerStatus(order)}
    </span>
  );
}
