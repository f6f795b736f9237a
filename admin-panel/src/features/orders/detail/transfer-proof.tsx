import { type AdminOrder, type OrderProof } from '@shop/contract';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { PdfProof } from './pdf-proof.tsx';
import { ProofPicture } from './proof-picture.tsx';
import { texts } from './texts.ts';

type TransferProofProps = { order: AdminOrder; onReload: () => void; heading?: 'h2' | 'h3' };

function ProofFile({ order, onReload }: Pick<TransferProofProps, 'order' | 'onReload'>) {
  const { transferProofUrl: url, orderNumber, proof } = order;
  if (!url)
    return <p className="rounded-lg bg-neutral-soft p-4 text-center text-muted">{texts.payment.noProof}</p>;
  if (proof?.kind === 'pdf') return <PdfProof url={url} proof={proof} />;
  return <ProofPicture url={url} orderNumber={orderNumber} onExpired={onReload} />;
}

/** Names the other orders that got the same proof. */
const UsedProof = ({ orders }: { orders: OrderProof['usedIn'] }) =>
  orders.length === 0 ? null : (
    <Banner tone="warn" className="mt-3">
      <p className="flex flex-wrap items-center gap-x-2">
        {texts.payment.usedIn}
        {orders.map(({ _id, orderNumber }) => (
          <Link key={_id} to={paths.order(_id)} className="inline-flex min-h-11 items-center underline">
            {orderNumber}
          </Link>
        ))}
      </p>
    </Banner>
  );

/** File of the transfer proof with the orders that got it before, or a note that there is none. */
export const TransferProof = ({ heading: Heading = 'h3', ...shown }: TransferProofProps) => (
  <>
    <Heading className="mb-2 text-xs font-semibold text-muted">{texts.payment.proof}</Heading>
    <ProofFile {...shown} />
    <UsedProof orders={shown.order.proof?.usedIn ?? []} />
  </>
);
