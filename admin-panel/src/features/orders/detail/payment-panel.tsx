import { type AdminOrder } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { SectionCard } from '#ui/layout/card.tsx';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { LabeledValue } from '../parts/order-cells.tsx';
import { needsProofReview } from './proof-review.tsx';
import { TransferProof } from './transfer-proof.tsx';
import { texts } from './texts.ts';

type PaymentPanelProps = { order: AdminOrder; onReload: () => void };

export function PaymentPanel({ order, onReload }: PaymentPanelProps) {
  // The review at the top of the page shows the proof meanwhile.
  const showsProof = order.paymentMethod === 'transfer' && !needsProofReview(order);
  return (
    <SectionCard title={texts.payment.title}>
      <p className="mb-1 font-medium">{texts.payment[order.paymentMethod]}</p>
      <dl>
        <LabeledValue label={texts.payment.status}>
          <StatusBadge status={order.status} />
        </LabeledValue>
        {order.paidAt && (
          <LabeledValue label={texts.payment.paidAt}>{formatDateTime(order.paidAt)}</LabeledValue>
        )}
      </dl>
      {order.proofReason && (
        <Banner tone="info" className="mt-3">
          <p>{texts.review.asked}</p>
          <p className="mt-1 font-normal break-words whitespace-pre-line">{order.proofReason}</p>
        </Banner>
      )}
      {showsProof && (
        <div className="mt-3">
          <TransferProof order={order} onReload={onReload} />
        </div>
      )}
    </SectionCard>
  );
}
