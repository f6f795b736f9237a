import { paymentPercent, type CheckoutContent, type PaymentMethod } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { BankData } from '#shared/order/bank-data.tsx';
import { ProofPicker } from '#shared/order/proof/proof-picker.tsx';
import type { ProofUpload } from '#shared/order/proof/use-proof-upload.ts';
import { texts } from '../texts.ts';
import { MethodChoice, sentences, type ChoiceProps } from './method-choice.tsx';

type PaymentChoiceProps = ChoiceProps<PaymentMethod> & {
  checkout: CheckoutContent;
  totalOf: (payment: PaymentMethod) => number;
  proof: ProofUpload;
};

// The totals differ once a way of payment has a discount, so each option names its own.
function facts(payment: PaymentMethod, { checkout, totalOf }: PaymentChoiceProps) {
  const percent = paymentPercent(payment, checkout);
  const { cashOnDelivery, bankTransfer } = checkout.paymentInfo;
  const isDiscounted = cashOnDelivery.discountPercent + bankTransfer.discountPercent > 0;
  return {
    off: percent > 0 ? texts.off(percent) : '',
    total: isDiscounted && texts.totalOf(formatMoney(totalOf(payment))),
  };
}

function cashMethod(props: PaymentChoiceProps) {
  const { title, description, additionalFee, notes, instalments } = props.checkout.paymentInfo.cashOnDelivery;
  const { off, total } = facts('cash', props);
  return {
    icon: 'banknote',
    title,
    cost: sentences(off, additionalFee > 0 && texts.cost(formatMoney(additionalFee))),
    description: sentences(total, instalments, description || texts.cashHint),
    details: notes && <p className="text-sm whitespace-pre-line text-ink-soft">{notes}</p>,
  };
}

function transferMethod(props: PaymentChoiceProps) {
  const { bankTransfer } = props.checkout.paymentInfo;
  const { off, total } = facts('transfer', props);
  return {
    icon: 'landmark',
    title: bankTransfer.title,
    cost: off,
    description: sentences(total, bankTransfer.instalments, texts.transferHint),
    details: (
      <div className="flex flex-col gap-5">
        <BankData transfer={bankTransfer} amount={props.totalOf('transfer')} headingTag="p" />
        <ProofPicker {...props.proof} optional />
      </div>
    ),
  };
}

function onlineMethod(props: PaymentChoiceProps) {
  const { off, total } = facts('mercado_pago', props);
  const { title, hint } = texts.mercadoPago;
  return { icon: 'credit-card', title, cost: off, description: sentences(total, hint), details: null };
}

export const PaymentChoice = (props: PaymentChoiceProps) => (
  <MethodChoice
    name="paymentMethod"
    title={props.checkout.paymentInfo.title}
    noneOffered={texts.noPayment}
    methods={{ cash: cashMethod(props), transfer: transferMethod(props), mercado_pago: onlineMethod(props) }}
    offered={props.offered}
    chosen={props.chosen}
    choose={props.choose}
  />
);
