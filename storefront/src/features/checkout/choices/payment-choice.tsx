import { type CheckoutContent, type PaymentMethod } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { BankData } from '#shared/order/bank-data.tsx';
import { ProofPicker } from '#shared/order/proof/proof-picker.tsx';
import type { ProofUpload } from '#shared/order/proof/use-proof-upload.ts';
import { texts } from '../texts.ts';
import { MethodChoice, type ChoiceProps } from './method-choice.tsx';

type PaymentChoiceProps = ChoiceProps<PaymentMethod> & {
  checkout: CheckoutContent;
  total: number;
  proof: ProofUpload;
};

function cashMethod({ paymentInfo }: CheckoutContent) {
  const { title, description, additionalFee, notes } = paymentInfo.cashOnDelivery;
  return {
    icon: 'banknote',
    title,
    cost: additionalFee > 0 ? texts.cost(formatMoney(additionalFee)) : '',
    description: description || texts.cashHint,
    details: notes && <p className="text-sm whitespace-pre-line text-ink-soft">{notes}</p>,
  };
}

function transferMethod({ checkout, total, proof }: PaymentChoiceProps) {
  const { bankTransfer } = checkout.paymentInfo;
  return {
    icon: 'landmark',
    title: bankTransfer.title,
    cost: '',
    description: texts.transferHint,
    details: (
      <div className="flex flex-col gap-5">
        <BankData transfer={bankTransfer} amount={total} headingTag="p" />
        <ProofPicker {...proof} optional />
      </div>
    ),
  };
}

export const PaymentChoice = (props: PaymentChoiceProps) => (
  <MethodChoice
    name="paymentMethod"
    title={props.checkout.paymentInfo.title}
    noneOffered={texts.noPayment}
    methods={{ cash: cashMethod(props.checkout), transfer: transferMethod(props) }}
    offered={props.offered}
    chosen={props.chosen}
    choose={props.choose}
  />
);
