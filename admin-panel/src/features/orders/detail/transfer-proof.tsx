import { type AdminOrder } from '@shop/contract';
import { PdfProof } from './pdf-proof.tsx';
import { ProofPicture } from './proof-picture.tsx';
import { UsedProof } from './used-proof.tsx';
import { texts } from './texts.ts';

type TransferProofProps = { order: AdminOrder; onReload: () => void; heading?: 'h2' | 'h3' };

function ProofFile({ order, onReload }: Pick<TransferProofProps, 'order' | 'onReload'>) {
  const { transferProofUrl: url, orderNumber, proof } = order;
  if (!url)
    return <p className="rounded-lg bg-neutral-soft p-4 text-center text-muted">{texts.payment.noProof}</p>;
  if (proof?.kind === 'pdf') return <PdfProof url={url} proof={proof} />;
  return <ProofPicture url={url} orderNumber={orderNumber} onExpired={onReload} />;
}

/** File of the transfer proof with the orders that got it before, or a note that there is none. */
export const TransferProof = ({ heading: Heading = 'h3', ...shown }: TransferProofProps) => (
  <>
    <Heading className="mb-2 text-xs font-semibold text-muted">{texts.payment.proof}</Heading>
    <ProofFile {...shown} />
    <UsedProof orders={shown.order.proof?.usedIn ?? []} />
  </>
);
