import { knownStatus, type OrderStatus, shortStatusLabel, statusLabel } from '@shop/contract';
import { Badge, type BadgeTone } from './badge.tsx';
import { Icon } from '@shop/web-kit/icons';

const appearance: Record<OrderStatus, { tone: BadgeTone; icon: string }> = {
  pending_manual: { tone: 'warn', icon: 'clock' },
  pending_transfer_proof: { tone: 'warn-outline', icon: 'hourglass' },
  pending_transfer_confirmation: { tone: 'info', icon: 'search' },
  pending_mercado_pago: { tone: 'warn', icon: 'clock' },
  paid: { tone: 'success', icon: 'circle-check' },
  confirmado: { tone: 'success-solid', icon: 'badge-check' },
  cancelled: { tone: 'neutral', icon: 'x' },
  refunded: { tone: 'neutral-outline', icon: 'undo-2' },
};

export const StatusBadge = ({ status, short = false }: { status: string; short?: boolean }) => {
  const { tone, icon } = appearance[knownStatus(status)];
  return (
    <Badge tone={tone}>
      <Icon name={icon} />
      {short ? shortStatusLabel(status) : statusLabel(status)}
    </Badge>
  );
};
