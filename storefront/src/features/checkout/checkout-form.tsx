import { useEffect, useState, type FormEvent } from 'react';
import {
  orderTotals,
  paymentPercent,
  type CheckoutContent,
  type DeliveryMethod,
  type OrderTotals,
  type PaymentMethod,
  type PolicyReference,
} from '@shop/contract';
import { useWatch } from 'react-hook-form';
import { rememberContact } from '#shared/order/own/remembered-contact.ts';
import { useProofUpload } from '#shared/order/proof/use-proof-upload.ts';
import { DeliveryChoice } from './choices/delivery-choice.tsx';
import { PaymentChoice } from './choices/payment-choice.tsx';
import { CouponField } from './coupon/coupon-field.tsx';
import { useCoupon } from './coupon/use-coupon.ts';
import { offeredDeliveries, offeredPayments, stillOffered } from './form-state/checkout-schema.ts';
import type { CheckoutValues } from './form-state/checkout-values.ts';
import { loadProof, storeProof } from './form-state/stored-proof.ts';
import { useCheckoutForm } from './form-state/use-checkout-form.ts';
import { OrderSummary } from './order-summary.tsx';
import { ErrorSummary } from './personal-data/error-summary.tsx';
import { PersonalData } from './personal-data/personal-data.tsx';
import { RememberChoice, useRememberChoice } from './personal-data/remember-choice.tsx';
import type { StockChange } from './placing/checkout-failure.ts';
import { EmptyCartDialog, FailureBanner, PricesDialog, StockDialog } from './placing/failure-dialogs.tsx';
import type { CartLine } from '#shared/cart-line.ts';
import { usePlaceOrder, type PlacedOrder } from './placing/use-place-order.ts';
import { texts } from './texts.ts';

type CheckoutFormProps = {
  checkout: CheckoutContent;
  cities: readonly string[];
  lines: readonly CartLine[];
  policies: readonly PolicyReference[];
  onPlaced: (order: PlacedOrder) => void;
  onPricesAccepted: (prices: ReadonlyMap<string, number>) => void;
  onStockAccepted: (changes: readonly StockChange[]) => void;
  onEmptyCart: () => void;
};

function useChoices(checkout: CheckoutContent, form: ReturnType<typeof useCheckoutForm>) {
  const deliveries = offeredDeliveries(checkout);
  const payments = offeredPayments(checkout);
  const [wantedDelivery, wantedPayment] = useWatch({
    control: form.control,
    name: ['deliveryMethod', 'paymentMethod'],
  });
  const delivery = stillOffered(wantedDelivery, deliveries);
  const payment = stillOffered(wantedPayment, payments);
  // The owner may switch off a method while the form is open: it must not be sent.
  useEffect(() => {
    if (delivery) form.setValue('deliveryMethod', delivery);
    if (payment) form.setValue('paymentMethod', payment);
  }, [form, delivery, payment]);
  const [confirmed, setConfirmed] = useState({ delivery, payment });
  const chooseDelivery = (chosen: DeliveryMethod) => {
    form.clearErrors(['address', 'city']);
    form.setValue('deliveryMethod', chosen);
    setConfirmed((before) => ({ ...before, delivery: chosen }));
  };
  const choosePayment = (chosen: PaymentMethod) => {
    form.setValue('paymentMethod', chosen);
    setConfirmed((before) => ({ ...before, payment: chosen }));
  };
  const switched = [
    confirmed.delivery !== delivery && texts.switched.delivery,
    confirmed.payment !== payment && texts.switched.payment,
  ].filter((text) => text !== false);
  return { deliveries, payments, delivery, payment, chooseDelivery, choosePayment, switched };
}

const SwitchedNotice = ({ switched }: { switched: readonly string[] }) => (
  <div role="status" className="empty:hidden">
    {switched.map((text) => (
      <p key={text} className="rounded-panel bg-warn-soft p-3 font-medium">
        {text}
      </p>
    ))}
  </div>
);

function useCheckout({ checkout, cities, lines, policies, onPlaced }: CheckoutFormProps) {
  const form = useCheckoutForm(cities);
  const choices = useChoices(checkout, form);
  const { delivery = 'pickup', payment = 'cash' } = choices;
  const proof = useProofUpload(loadProof());
  const placing = usePlaceOrder(proof, onPlaced);
  const [isEmptyAlertOpen, setIsEmptyAlertOpen] = useState(false);
  const [invalidAttempts, setInvalidAttempts] = useState(0);
  const priced = lines.map(({ price, quantity }) => ({ unitPrice: price, quantity }));
  const coupon = useCoupon(lines);
  const remember = useRememberChoice();
  const totalsFor = (method: PaymentMethod) =>
    orderTotals(priced, delivery, method, checkout, coupon.applied);
  const totals = totalsFor(payment);
  const { url, name } = proof.proof;
  useEffect(() => storeProof({ url, name }), [url, name]);

  const placeOrder = async (values: CheckoutValues, acceptedTotals: OrderTotals = totals) => {
    setInvalidAttempts(0);
    const purchase = { values, lines, totals: acceptedTotals, checkout, policies, couponCode: coupon.code };
    const isPlaced = await placing.placeOrder(purchase);
    if (isPlaced && remember.isWanted) rememberContact(values);
    // The coupon may be why it failed: it has ended, or others used it up.
    if (!isPlaced) coupon.recheck();
  };
  const submit = form.handleSubmit(
    (values) => (choices.delivery && choices.payment ? placeOrder(values) : undefined),
    () => setInvalidAttempts((before) => before + 1),
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (lines.length === 0) setIsEmptyAlertOpen(true);
    else if (coupon.fault) coupon.showFault();
    else void submit();
  };
  const isChosen = choices.delivery !== undefined && choices.payment !== undefined;
  const figures = { totals, totalsFor, coupon, canOrder: isChosen && !coupon.isChecking };
  return {
    form,
    choices,
    proof,
    placing,
    remember,
    ...figures,
    isEmptyAlertOpen,
    invalidAttempts,
    placeOrder,
    onSubmit,
  };
}

function Dialogs({ props, state }: { props: CheckoutFormProps; state: ReturnType<typeof useCheckout> }) {
  const { failure, dismiss } = state.placing;
  if (state.isEmptyAlertOpen) return <EmptyCartDialog leave={props.onEmptyCart} />;
  if (failure?.type === 'prices') {
    const accept = () => {
      props.onPricesAccepted(failure.prices);
      void state.placeOrder(state.form.getValues(), failure.after);
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

export function CheckoutForm(props: CheckoutFormProps) {
  const state = useCheckout(props);
  const { form, choices, proof, placing, totals, invalidAttempts, onSubmit } = state;
  const { checkout, cities, lines, policies } = props;
  const { errors } = form.formState;
  const wantsShipping = choices.delivery === 'home';
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="flex flex-col gap-8 lg:grid lg:grid-cols-[1fr_380px] lg:gap-12"
    >
      <div className="flex min-w-0 flex-col gap-10">
        {invalidAttempts > 0 && Object.keys(errors).length > 0 && (
          <ErrorSummary errors={errors} attempt={invalidAttempts} />
        )}
        <DeliveryChoice
          checkout={checkout}
          offered={choices.deliveries}
          chosen={choices.delivery}
          choose={choices.chooseDelivery}
          subtotal={totals.subtotal}
          payment={choices.payment}
        />
        <PersonalData form={form} cities={cities} wantsShipping={wantsShipping}>
          <RememberChoice {...state.remember} />
        </PersonalData>
        <PaymentChoice
          checkout={checkout}
          offered={choices.payments}
          chosen={choices.payment}
          choose={choices.choosePayment}
          totalOf={(method) => state.totalsFor(method).total}
          proof={proof}
        />
      </div>
      <OrderSummary
        lines={lines}
        totals={{ ...totals, couponCode: state.coupon.applied?.code ?? '' }}
        coupon={<CouponField coupon={state.coupon} />}
        order={{
          wantsShipping,
          paymentMethod: choices.payment ?? 'cash',
          percent: paymentPercent(choices.payment ?? 'cash', checkout),
        }}
        checkout={checkout}
        policies={policies}
        processing={placing.processing}
        canOrder={state.canOrder}
        alert={
          <>
            <SwitchedNotice switched={choices.switched} />
            {placing.failure?.type === 'message' && <FailureBanner failure={placing.failure} />}
          </>
        }
      />
      <Dialogs props={props} state={state} />
    </form>
  );
}
