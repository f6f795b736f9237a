import { type AdminOrder } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { useState } from 'react';
import { SectionCard } from '#ui/layout/card.tsx';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { LabeledValue } from '../parts/order-cells.tsx';
import { AskProofAgain } from './ask-proof-again.tsx';
import { ChatLink } from './customer-chat-link.tsx';
import { ProofPicture } from './proof-picture.tsx';
import { type ChangeOrder } from './use-change-order.tsx';
import { texts } from './texts.ts';

type PaymentPanelProps = {
  order: AdminOrder;
  change: ChangeOrder;
  changing: boolean;
  onReload: () => void;
};

const TransferProof = ({ order, onReload }: Pick<PaymentPanelProps, 'order' | 'onReload'>) => (
  <div className="mt-3">
    <h3 className="mb-2 text-xs font-semibold text-muted">{texts.payment.proof}</h3>
    {order.transferProofUrl ? (
      <ProofPicture url={order.transferProofUrl} orderNumber={order.orderNumber} onExpired={onReload} />
    ) : (
      <p className="rounded-lg bg-neutral-soft p-4 text-center text-muted">{texts.payment.noProof}</p>
    )}
  </div>
);

export function PaymentPanel({ order, change, changing, onReload }: PaymentPanelProps) {
  const [askedReason, setAskedReason] = useState<string | null>(null);
  const reviewed = order.paymentMethod === 'transfer' && order.status === 'pending_transfer_confirmation';
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
      {order.paymentMethod === 'transfer' && <TransferProof order={order} onReload={onReload} />}
      {reviewed && (
        <div className="mt-4 flex flex-wrap gap-2">
          <AskProofAgain order={order} change={change} changing={changing} onAsked={setAskedReason} />
        </div>
      )}
      {askedReason && (
        <Banner tone="info" className="mt-4">
          <p className="mb-2">{texts.review.asked}</p>
          <ChatLink
            order={order}
            label={texts.review.tellByChat}
            ending={texts.chat.proofAgain(askedReason)}
          />
        </Banner>
      )}
    </SectionCard>
  );
}
