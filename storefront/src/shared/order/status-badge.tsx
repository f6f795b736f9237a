import { knownStatus, statusLabel, type OrderStatus } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';

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

export function StatusBadge({ status }: { status: string }) {
  const { icon, look } = LOOKS[knownStatus(status)];
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold ${look}`}>
      <Icon name={icon} className="size-4 shrink-0" />
      {statusLabel(status)}
    </span>
  );
}
