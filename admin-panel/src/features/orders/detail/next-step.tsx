import { knownStatus, type AdminOrder } from '@shop/contract';
import { Button } from '#ui/button.tsx';
import { ChatLink } from './customer-chat-link.tsx';
import { needsProofReview, ProofReview } from './proof-review.tsx';
import { type ChangeOrder, useConfirmOrder } from './use-change-order.tsx';
import { texts } from './texts.ts';

type NextStepProps = { order: AdminOrder; change: ChangeOrder; changing: boolean };

const ConfirmAction = ({ order }: Pick<NextStepProps, 'order'>) => {
  const { confirm, confirming, dialog } = useConfirmOrder(order);
  return (
    <>
      <Button busyLabel={texts.confirm.submitting} variant="primary" busy={confirming} onClick={confirm}>
        {texts.confirm.submit}
      </Button>
      {dialog}
    </>
  );
};

function PrimaryAction({ order, change, changing }: NextStepProps) {
  switch (knownStatus(order.status)) {
    case 'pending_manual':
      return <ConfirmAction order={order} />;
    case 'pending_transfer_proof':
      return <ChatLink order={order} variant="primary" label={texts.next.askProof} />;
    case 'pending_transfer_confirmation':
    case 'confirmado':
      return (
        <Button
          busyLabel={texts.next.marking}
          variant="primary"
          busy={changing}
          onClick={() => change({ status: 'paid' })}
        >
          {texts.next.markPaid}
        </Button>
      );
    case 'paid':
      return <ChatLink order={order} variant="primary" label={texts.next.tellReady} />;
    default:
      return null;
  }
}

const stepText = ({ status, proofReason }: AdminOrder): string =>
  proofReason ? texts.next.proofAgain(proofReason) : texts.next[knownStatus(status)];

export const NextStep = ({ onReload, ...acting }: NextStepProps & { onReload: () => void }) =>
  needsProofReview(acting.order) ? (
    <ProofReview {...acting} onReload={onReload} />
  ) : (
    <section
      aria-label={texts.next.title}
      className="flex flex-wrap items-center justify-between gap-3 rounded-panel border border-line bg-blush px-5 py-4"
    >
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-xs font-semibold text-wine">{texts.next.title}</h2>
        <p className="font-medium break-words">{stepText(acting.order)}</p>
      </div>
      <PrimaryAction {...acting} />
    </section>
  );
