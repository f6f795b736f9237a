import { useEffect, useRef, type RefObject } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from '#shared/router/router.tsx';
import { defaultSiteContent, normalizeOrderNumber } from '@shop/contract';
import { texts } from '#features/order-tracking/texts.ts';
import { TrackedOrder } from '#features/order-tracking/tracked-order.tsx';
import { TrackingForm } from '#features/order-tracking/tracking-form.tsx';
import { TrackingFailed, TrackingLoading } from '#features/order-tracking/tracking-result.tsx';
import { orderChatLink } from '#shared/content/chat-link.ts';
import { useContent, useShop } from '#shared/content/content-queries.ts';
import { DIGITS_PARAM, IN_PLACE, ORDER_PARAM, TOKEN_PARAM } from '#shared/navigation/paths.ts';
import { ownOrders } from '#shared/order/own/own-orders.ts';
import { OwnOrdersList } from '#shared/order/own/own-orders-list.tsx';
import { useRememberedOrder } from '#shared/order/own/use-remembered-order.ts';
import { orderQuery } from '#shared/order/order-query.ts';
import { useHydrated } from '#shared/hydration/use-browser-value.ts';
import { FirstOrderParts, OrderActions, OrderParts } from './order-parts.tsx';

type SearchStart = { focused: Element | null };
type SearchRef = RefObject<SearchStart | null>;

const startSearch = (searchRef: SearchRef) => {
  searchRef.current = { focused: document.activeElement };
};

function useFocusOnResult(searchRef: SearchRef, isAnswered: boolean, answeredAt: number) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const search = searchRef.current;
    if (!isAnswered || !search) return;
    searchRef.current = null;
    const { activeElement, body } = document;
    const focusStayed = [search.focused, body, document.getElementById('contenido')].includes(activeElement);
    if (focusStayed) box.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
    // A fast answer may skip the loading state: then only its time changes.
  }, [searchRef, isAnswered, answeredAt]);
  return box;
}

type OrderSearch = {
  orderNumber: string;
  token: string | null;
  digits: string | null;
  onDigits: (digits: string) => void;
  searchRef: SearchRef;
};

function FocusedResult(search: OrderSearch) {
  const query = useQuery(orderQuery(search.orderNumber, search.token, search.digits));
  const answeredAt = Math.max(query.dataUpdatedAt, query.errorUpdatedAt);
  const box = useFocusOnResult(search.searchRef, !query.isFetching, answeredAt);
  return (
    <div ref={box}>
      <Result {...search} />
    </div>
  );
}

function Result({ orderNumber, token, digits, onDigits, searchRef }: OrderSearch) {
  const { data, isFetching, refetch } = useQuery(orderQuery(orderNumber, token, digits));
  const hydrated = useHydrated();
  const content = useContent() ?? defaultSiteContent;
  const shop = useShop();
  useRememberedOrder(data, { token, digits });
  // An order that is gone is no order of this device any more.
  useEffect(() => {
    if (data === null) ownOrders().forget(orderNumber);
  }, [data, orderNumber]);
  if (data)
    return (
      <>
        <TrackedOrder
          order={data}
          checkout={content.checkout}
          token={token}
          digits={digits}
          onDigits={onDigits}
          chatHref={orderChatLink(shop, texts.chatText(data.orderNumber))}
          first={<FirstOrderParts order={data} token={token} />}
          actions={<OrderActions order={data} token={token} />}
        />
        <div className="no-print">
          <OrderParts order={data} token={token} />
        </div>
      </>
    );
  // A failed lookup on the server is repeated in the browser; without script the failure stays.
  if (isFetching && hydrated) return <TrackingLoading />;
  if (data === null) return <TrackingFailed text={texts.notFound} />;
  const retry = () => {
    startSearch(searchRef);
    void refetch();
  };
  return <TrackingFailed text={texts.failed} retry={retry} />;
}

export default function TrackOrderPage() {
  const [params, setParams] = useSearchParams();
  const client = useQueryClient();
  const token = params.get(TOKEN_PARAM);
  const typed = params.get(ORDER_PARAM);
  const orderNumber = normalizeOrderNumber(typed ?? '');
  const digits = params.get(DIGITS_PARAM);
  const searchRef = useRef<SearchStart>(null);
  const onSearch = (wanted: string) => {
    startSearch(searchRef);
    // The link token belongs to one order: another number starts without it.
    if (wanted !== orderNumber) setParams({ [ORDER_PARAM]: wanted }, { state: IN_PLACE });
    else void client.invalidateQueries(orderQuery(orderNumber, token, digits));
  };
  const onDigits = (tried: string) => {
    startSearch(searchRef);
    setParams({ [ORDER_PARAM]: orderNumber, [DIGITS_PARAM]: tried }, { state: IN_PLACE });
  };
  return (
    <div className="page max-w-4xl py-10 lg:py-14">
      <h1 className="text-h2">{texts.heading}</h1>
      <p className="no-print mt-3 mb-6 text-ink-soft">{texts.intro}</p>
      <TrackingForm key={typed} typed={typed} onSearch={onSearch} />
      <div className="mt-8">
        {orderNumber && (
          <FocusedResult
            key={`${orderNumber} ${digits ?? ''}`}
            orderNumber={orderNumber}
            token={token}
            digits={digits}
            onDigits={onDigits}
            searchRef={searchRef}
          />
        )}
      </div>
      <div className="no-print">
        <OwnOrdersList />
      </div>
    </div>
  );
}
