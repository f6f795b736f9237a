import {
  type AdminOrder,
  type Fulfillment,
  fulfillmentLabel,
  isStopped,
  knownFulfillment,
  PREPARED_STATUSES,
} from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx';

const looks: Record<Fulfillment, { tone: BadgeTone; icon: string }> = {
  to_prepare: { tone: 'neutral-outline', icon: 'package' },
  ready: { tone: 'info', icon: 'package-check' },
  in_transit: { tone: 'wine', icon: 'truck' },
  delivered: { tone: 'success', icon: 'check' },
};

type FulfillmentBadgeProps = { order: Pick<AdminOrder, 'fulfillment' | 'deliveryMethod'> };

/** Shows where the goods of an order are. */
export function FulfillmentBadge({ order: { fulfillment, deliveryMethod } }: FulfillmentBadgeProps) {
  const { tone, icon } = looks[knownFulfillment(fulfillment)];
  return (
    <Badge tone={tone}>
      <Icon name={icon} />
      {fulfillmentLabel(fulfillment, deliveryMethod)}
    </Badge>
  );
}

type OrderFulfillmentProps = { order: Pick<AdminOrder, 'status' | 'fulfillment' | 'deliveryMethod'> };

/** Shows where the goods are of an order that is at work or delivered; nobody prepares an unpaid or a cancelled one. */
export function OrderFulfillment({ order }: OrderFulfillmentProps) {
  const { status, fulfillment } = order;
  const isAtWork = (PREPARED_STATUSES as readonly string[]).includes(status) || fulfillment !== 'to_prepare';
  // Staff of a stopped order need to know that its goods are with the customer.
  const isShown = isStopped(status) ? fulfillment === 'delivered' : isAtWork;
  return isShown && <FulfillmentBadge order={order} />;
}
