import { useRef, useState, useEffect } from 'react';
import { createCheckout, moneyState, ONLINE_PENDING, type Order } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '#shared/router/router.tsx';
import { orderQuery } from '../order-query.ts';
import { texts } from './texts.ts';

// Mercado Pago adds these to the address to which it returns; whoever can type an address can forge them.
const RETURN_PARAMS = [
  'collection_id',
  'collection_status',
  'payment_id',
  'status',
  'external_reference',
  'payment_type',
  'merchant_order_id',
  'preference_id',
  'site_id',
  'processing_mode',
  'merchant_account_id',
];
/** Pauses before the order is asked for again: its notice usually comes within seconds. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

const paymentOf = (search: string): string | null => new URLSearchParams(search).get('payment_id');
// A buyer who leaves the page without paying comes back with 'null'.
const isPayment = (id: string | null): boolean => id !== null && /^\d+$/.test(id);

function withoutReturn({ pathname, search }: Location): string {
  const params = new URLSearchParams(search);
  for (const name of RETURN_PARAMS) params.delete(name);
  return `${pathname}?${params}`;
}

/** Cleans the address, and returns true while a shopper who paid waits for the shop to hear of it. */
function useReturnedOrder(orderNumber: string, token: string, isUnpaid: boolean): boolean {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isWaiting, setIsWaiting] = useState(() => isPayment(paymentOf(window.location.search)));
  useEffect(() => {
    if (paymentOf(window.location.search) !== null)
      navigate(withoutReturn(window.location), { replace: true });
  }, [navigate]);
  useEffect(() => {
    if (!isWaiting || !isUnpaid) return;
    let timer: number | undefined;
    const askAfter = (round: number) => {
      const pause = PAUSES_MS[round];
      if (pause === undefined) return setIsWaiting(false);
      timer = window.setTimeout(() => {
        // A hidden page asks nothing, and keeps its rounds for the return of its reader.
        if (document.hidden) return askAfter(round);
        void client.invalidateQueries(orderQuery(orderNumber, token));
        askAfter(round + 1);
      }, pause);
    };
    askAfter(0);
    return () => window.clearTimeout(timer);
  }, [isWaiting, isUnpaid, client, orderNumber, token]);
  return isWaiting;
}

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
    <div className="no-print flex flex-col items-start gap-3 rounded-panel border border-line bg-white p-4 sm:p-5">
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
