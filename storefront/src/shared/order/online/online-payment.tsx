import { useRef, useState } from 'react';
import { createCheckout, moneyState, ONLINE_PENDING, type Order } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { texts } from './texts.ts';
import { useReturnedOrder } from './use-returned-order.ts';

type OnlinePaymentProps = { order: Order; token: string };

function usePayment({ order: { orderNumber }, token }: OnlinePaymentProps) {
  const [isOpening, setIsOpening] = useState(false);
  const [failure, setFailure] = useState('');
  // A ref: a second tap may come before the next render.
  const busy = useRef(false);
  async function pay() {
    if (busy.current) return;
    busy.current = true;
    setIsOpening(true);
    setFailure('');
    try {
      const { payUrl } = await call(createCheckout, { params: { orderNumber }, body: { token } });
      location.assign(payUrl);
    } catch (error) {
      setFailure(errorText(error, texts.failed));
      setIsOpening(false);
      busy.current = false;
    }
  }
  return { isOpening, failure, pay };
}

/** Opens the provider's page for an order that waits for its payment, and waits for the payment on the way back. */
export default function OnlinePayment(props: OnlinePaymentProps) {
  const { isOpening, failure, pay } = usePayment(props);
  const { order, token } = props;
  const isUnpaid = order.status === ONLINE_PENDING && moneyState(order).due > 0;
  const isWaiting = useReturnedOrder(order.orderNumber, token, isUnpaid);
  if (!isUnpaid) return null;
  return (
    <div className="no-print flex flex-col items-start gap-3 rounded-image border border-line bg-white p-4 sm:p-5">
      <p role="status" className="font-medium">
        {isWaiting ? texts.waiting : texts.unpaid}
      </p>
      <button
        type="button"
        className={isWaiting ? 'btn btn-outline' : 'btn btn-primary'}
        disabled={isOpening}
        onClick={() => void pay()}
      >
        {isOpening ? texts.opening : texts.pay}
      </button>
      <p role="alert" className="font-medium text-danger empty:hidden">
        {failure}
      </p>
    </div>
  );
}
