import { type AdminOrder, balanceOf } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { IfCan } from '#shared/access/if-can.tsx';
import { ProofAmount } from './proof-amount.tsx';
import { ProofQueueSteps } from './proof-queue.tsx';
import { TransferProof } from './transfer-proof.tsx';
import { type ProofAcceptor } from './use-accept-proof.ts';
import { type ChangeOrder } from './use-change-order.tsx';
import { texts } from './texts.ts';

type ProofReviewProps = {
  order: AdminOrder;
  change: ChangeOrder;
  changing: boolean;
  acceptor: ProofAcceptor;
  onReload: () => void;
};

/** Checks whether staff must compare the order's proof with its total. */
export const needsProofReview = (order: AdminOrder): boolean =>
  order.paymentMethod === 'transfer' && order.status === 'pending_transfer_confirmation';

/** Shows the proof and the expected total before the button that marks the order as paid. */
export const ProofReview = ({ order, change, changing, acceptor, onReload }: ProofReviewProps) => (
  <section
    aria-label={texts.next.title}
    className="grid grid-cols-1 items-center gap-x-6 gap-y-4 rounded-panel border border-line bg-blush px-5 py-4 lg:grid-cols-2"
  >
    <ProofQueueSteps order={order} />
    <div className="min-w-0">
      <TransferProof heading="h2" order={order} onReload={onReload} />
    </div>
    <div className="flex min-w-0 flex-col gap-3">
      <div>
        <h2 className="text-xs font-semibold text-wine">{texts.next.title}</h2>
        <p className="font-medium">{texts.next.verify_proof}</p>
      </div>
      <dl>
        <dt className="text-sm text-muted">{texts.review.expected}</dt>
        <dd className="text-2xl font-semibold tabular-nums">{formatMoney(balanceOf(order))}</dd>
      </dl>
      <IfCan call="acceptProof">
        <ProofAmount key={order._id} order={order} change={change} changing={changing} acceptor={acceptor} />
      </IfCan>
    </div>
  </section>
);
