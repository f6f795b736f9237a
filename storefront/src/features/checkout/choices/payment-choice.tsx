import { COPY_CONFIRMATION_CHECKOUT_MS, type CheckoutContent, type PaymentMethod } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { BankData } from '#shared/order/bank-data.tsx';
import { ProofPicker } from '#shared/order/proof/proof-picker.tsx';
import type { ProofUpload } from '#shared/order/proof/use-proof-upload.ts';
import { RadioCard } from './radio-card.tsx';
import { texts } from '../texts.ts';

type PaymentChoiceProps = {
  checkout: CheckoutContent;
  offered: readonly PaymentMethod[];
  chosen: PaymentMethod | undefined;
  choose: (payment: PaymentMethod) => void;
  total: number;
  proof: ProofUpload;
};

function CashCard({ checkout, chosen, choose }: PaymentChoiceProps) {
  const { title, description, additionalFee, notes } = checkout.paymentInfo.cashOnDelivery;
  return (
    <RadioCard
      name="paymentMethod"
      value="cash"
      checked={chosen === 'cash'}
      onChoose={() => choose('cash')}
      icon="banknote"
      title={title}
      cost={additionalFee > 0 ? texts.cost(formatMoney(additionalFee)) : ''}
      description={description || texts.cashHint}
    >
      {notes && <p className="text-sm whitespace-pre-line text-ink-soft">{notes}</p>}
    </RadioCard>
  );
}

function TransferCard({ checkout, chosen, choose, total, proof }: PaymentChoiceProps) {
  const { bankTransfer } = checkout.paymentInfo;
  return (
    <RadioCard
      name="paymentMethod"
      value="transfer"
      checked={chosen === 'transfer'}
      onChoose={() => choose('transfer')}
      icon="landmark"
      title={bankTransfer.title}
      cost=""
      description={texts.transferHint}
    >
      <div className="flex flex-col gap-5">
        <BankData transfer={bankTransfer} amount={total} confirmationMs={COPY_CONFIRMATION_CHECKOUT_MS} />
        <ProofPicker {...proof} optional />
      </div>
    </RadioCard>
  );
}

/** Cash or bank transfer; only those the owner offers. A transfer shows where to pay before confirming. */
export function PaymentChoice(props: PaymentChoiceProps) {
  const { checkout, offered } = props;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-3 font-serif text-2xl">{checkout.paymentInfo.title}</legend>
      {offered.includes('cash') && <CashCard {...props} />}
      {offered.includes('transfer') && <TransferCard {...props} />}
      {offered.length === 0 && <p role="alert">{texts.noPayment}</p>}
    </fieldset>
  );
}
