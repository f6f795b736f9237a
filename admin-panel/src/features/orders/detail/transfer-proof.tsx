import { type AdminOrder, balanceOf } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { classNames } from '#ui/class-names.ts';
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
  const due = balanceOf(order);
  const expected = due > 0 ? texts.review.expectedTotal(formatMoney(due)) : undefined;
  return <ProofPicture url={url} orderNumber={orderNumber} expected={expected} onExpired={onReload} />;
}

/** Names the other orders that got the same proof. */
export function UsedProof({ order: { proof }, className }: { order: AdminOrder; className?: string }) {
  const orders = proof?.usedIn ?? [];
  if (orders.length === 0) return null;
  return (
    <Banner tone="warn" className={className}>
      <p className="flex flex-wrap items-center gap-x-2">
        {texts.payment.usedIn}
        {orders.map(({ _id, orderNumber }) => (
          <Link key={_id} to={paths.order(_id)} className="-my-2 inline-flex min-h-11 items-center underline">
            {orderNumber}
          </Link>
        ))}
      </p>
    </Banner>
  );
}

/** Shows the file of the transfer proof, or a note that there is none. */
export const TransferProof = ({ heading: Heading = 'h3', ...shown }: TransferProofProps) => (
  <>
    {/* Beside the next step of a phone the picture tells what it is. */}
    <Heading
      className={classNames('mb-2 text-xs font-semibold text-muted', Heading === 'h2' && 'max-sm:sr-only')}
    >
      {texts.payment.proof}
    </Heading>
    <ProofFile {...shown} />
  </>
);
