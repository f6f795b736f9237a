import { type AdminOrder } from '@shop/contract';
import { ProofPicture } from './proof-picture.tsx';
import { texts } from './texts.ts';

type TransferProofProps = { order: AdminOrder; onReload: () => void; heading?: 'h2' | 'h3' };

/** Picture of the transfer proof, or a note that there is none. */
export const TransferProof = ({ order, onReload, heading: Heading = 'h3' }: TransferProofProps) => (
  <>
    <Heading className="mb-2 text-xs font-semibold text-muted">{texts.payment.proof}</Heading>
    {order.transferProofUrl ? (
      <ProofPicture url={order.transferProofUrl} orderNumber={order.orderNumber} onExpired={onReload} />
    ) : (
      <p className="rounded-lg bg-neutral-soft p-4 text-center text-muted">{texts.payment.noProof}</p>
    )}
  </>
);
