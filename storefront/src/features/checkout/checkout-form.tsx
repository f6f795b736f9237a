import { useEffect, useState, type FormEvent } from 'react';
import {
  orderTotals,
  type CheckoutContent,
  type DeliveryMethod,
  type OrderTotals,
  type PaymentMethod,
} from '@shop/contract';
import { useWatch } from 'react-hook-form';
import { useProofUpload } from '#shared/order/proof/use-proof-upload.ts';
import { offeredDeliveries, offeredPayments, stillOffered } from './form-state/checkout-schema.ts';
import type { CheckoutValues } from './form-state/checkout-values.ts';
import { DeliveryChoice } from './choices/delivery-choice.tsx';
import { ErrorSummary } from './personal-data/error-summary.tsx';
import type { StockChange } from './placing/checkout-failure.ts';
import { EmptyCartDialog, FailureBanner, PricesDialog, StockDialog } from './placing/failure-dialogs.tsx';
import { storeProof, loadProof } from './form-state/stored-proof.ts';
import type { BoughtLine } from './placing/order-draft.ts';
import { OrderSummary } from './order-summary.tsx';
import { PaymentChoice } from './choices/payment-choice.tsx';
import { PersonalData } from './personal-data/personal-data.tsx';
import { texts } from './texts.ts';
import { useCheckoutForm } from './form-state/use-checkout-form.ts';
import { usePlaceOrder, type PlacedOrder } from './placing/use-place-order.ts';

export type CheckoutFormProps = {
  checkout: CheckoutContent;
  cities: readonly string[];
  lines: readonly BoughtLine[];
  onPlaced: (order: PlacedOrder) => void;
  /** The shopper agreed to the shop's figures. */
  onPricesAccepted: (prices: ReadonlyMap<string, number>) => void;
  onStockAccepted: (changes: readonly StockChange[]) => void;
  onEmptyCart: () => void;
};

const priced = (lines: readonly BoughtLine[]) =>
  lines.map(({ price, quantity }) => ({ unitPrice: price, quantity }));

function useChoices(checkout: CheckoutContent, form: ReturnType<typeof useCheckoutForm>) {
  const deliveries = offeredDeliveries(checkout);
  const payments = offeredPayments(checkout);
  const [wantedDelivery, wantedPayment] = useWatch({
    control: form.control,
    name: ['deliveryMethod', 'paymentMethod'],
  });
  const delivery = stillOffered(wantedDelivery, deliveries);
  const payment = stillOffered(wantedPayment, payments);
  // What the owner has switched off meanwhile must not be sent.
  useEffect(() => {
    if (delivery) form.setValue('deliveryMethod', delivery);
    if (payment) form.setValue('paymentMethod', payment);
  }, [form, delivery, payment]);
  // What was there to be chosen from when the shopper last looked.
  const [seen, setSeen] = useState({ delivery, payment });
  const see = (chosen: Partial<typeof seen>) => setSeen((before) => ({ ...before, ...chosen }));
  const switched = [
    seen.delivery !== delivery && texts.switched.delivery,
    seen.payment !== payment && texts.switched.payment,
  ].filter((text) => text !== false);
  return { deliveries, payments, delivery, payment, see, switched };
}

const Switched = ({ switched }: { switched: readonly string[] }) => (
  <div role="status" className="empty:hidden">
    {switched.map((text) => (
      <p key={text} className="rounded-image bg-warn-soft p-3 font-medium">
        {text}
      </p>
    ))}
  </div>
);

function useCheckout(props: CheckoutFormProps) {
  const { checkout, cities, lines, onPlaced } = props;
  const form = useCheckoutForm(cities);
  const choices = useChoices(checkout, form);
  const { delivery = 'pickup', payment = 'cash' } = choices;
  const proof = useProofUpload(loadProof());
  const placing = usePlaceOrder(proof, onPlaced);
  const [emptyAlert, setEmptyAlert] = useState(false);
  const [faultyAttempt, setFaultyAttempt] = useState(0);
  const totals = orderTotals(priced(lines), delivery, payment, checkout);
  const { url, name } = proof.proof;
  useEffect(() => storeProof({ url, name }), [url, name]);

  const place = (values: CheckoutValues, agreed: OrderTotals = totals) => {
    setFaultyAttempt(0);
    return placing.place({ values, lines, totals: agreed, checkout });
  };
  const submit = form.handleSubmit(
    (values) => (choices.delivery && choices.payment ? place(values) : undefined),
    () => setFaultyAttempt((before) => before + 1),
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (lines.length === 0) setEmptyAlert(true);
    else void submit();
  };
  return { form, choices, proof, placing, totals, emptyAlert, faultyAttempt, place, onSubmit };
}

type Checkout = ReturnType<typeof useCheckout>;

function Alerts({ props, checkout }: { props: CheckoutFormProps; checkout: Checkout }) {
  const { placing, form, place, emptyAlert } = checkout;
  const { failure, dismiss } = placing;
  if (emptyAlert) return <EmptyCartDialog leave={props.onEmptyCart} />;
  if (failure?.type === 'prices') {
    const accept = () => {
      props.onPricesAccepted(failure.prices);
      void place(form.getValues(), failure.after);
    };
    return <PricesDialog failure={failure} accept={accept} cancel={dismiss} />;
  }
  if (failure?.type !== 'stock') return null;
  const accept = () => {
    dismiss();
    props.onStockAccepted(failure.lines);
  };
  return <StockDialog failure={failure} accept={accept} cancel={dismiss} />;
}

/** The checkout: delivery, personal data, payment, summary and the one button that confirms. */
export function CheckoutForm(props: CheckoutFormProps) {
  const state = useCheckout(props);
  const { form, choices, proof, placing, totals, faultyAttempt, onSubmit } = state;
  const { checkout, cities, lines } = props;
  const { errors } = form.formState;
  const wantsShipping = choices.delivery === 'home';
  const chooseDelivery = (delivery: DeliveryMethod) => {
    form.clearErrors(['address', 'city']);
    form.setValue('deliveryMethod', delivery);
    choices.see({ delivery });
  };
  const choosePayment = (payment: PaymentMethod) => {
    form.setValue('paymentMethod', payment);
    choices.see({ payment });
  };
  const showErrors = faultyAttempt > 0 && Object.keys(errors).length > 0;
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="grid grid-cols-1 gap-8 lg:grid-cols-[1fr_400px] lg:gap-12"
    >
      <div className="flex min-w-0 flex-col gap-10">
        {showErrors && <ErrorSummary errors={errors} attempt={faultyAttempt} />}
        <DeliveryChoice
          checkout={checkout}
          offered={choices.deliveries}
          chosen={choices.delivery}
          choose={chooseDelivery}
          subtotal={totals.subtotal}
        />
        <PersonalData form={form} cities={cities} wantsShipping={wantsShipping} />
        <PaymentChoice
          checkout={checkout}
          offered={choices.payments}
          chosen={choices.payment}
          choose={choosePayment}
          total={totals.total}
          proof={proof}
        />
      </div>
      <OrderSummary
        lines={lines}
        totals={totals}
        wantsShipping={wantsShipping}
        processing={placing.processing}
        possible={choices.delivery !== undefined && choices.payment !== undefined}
        alert={
          <>
            <Switched switched={choices.switched} />
            {placing.failure?.type === 'message' && <FailureBanner failure={placing.failure} />}
          </>
        }
      />
      <Alerts props={props} checkout={state} />
    </form>
  );
}
