import { useEffect, useRef, type RefObject } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from '#shared/router/index.ts';
import { defaultSiteContent } from '@shop/contract';
import { orderNumberText } from '#features/order-tracking/order-number-text.ts';
import { texts } from '#features/order-tracking/texts.ts';
import { TrackedOrder } from '#features/order-tracking/tracked-order.tsx';
import { TrackingForm } from '#features/order-tracking/tracking-form.tsx';
import {
  TrackingFailed,
  TrackingLoading,
  TrackingNotFound,
} from '#features/order-tracking/tracking-result.tsx';
import { orderChatLink } from '#shared/content/chat-link.ts';
import { useContent, useShop } from '#shared/content/content-queries.ts';
import { STAY } from '#shared/navigation/navigation-state.ts';
import { orderQuery } from '#shared/order/order-query.ts';
import { useHydrated } from '#shared/hydration/use-hydrated.ts';

type Sought = { from: Element | null };
type Search = RefObject<Sought | null>;

const seek = (searchRef: Search) => {
  searchRef.current = { from: document.activeElement };
};

/** Once what was searched for is there, the focus goes on to it, unless the shopper has gone on meanwhile. */
function useFocusOnAnswer(searchRef: Search, isAnswered: boolean, answeredAt: number) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const sought = searchRef.current;
    if (!isAnswered || !sought) return;
    searchRef.current = null;
    const { activeElement, body } = document;
    const hasStayed = [sought.from, body, document.getElementById('contenido')].includes(activeElement);
    if (hasStayed) box.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
    // A fast answer may come without a moment of waiting in between: then only its time is new.
  }, [searchRef, isAnswered, answeredAt]);
  return box;
}

type AskedOrder = { orderNumber: string; token: string | null; searchRef: Search };

function Answer(asked: AskedOrder) {
  const query = useQuery(orderQuery(asked.orderNumber, asked.token));
  const answeredAt = Math.max(query.dataUpdatedAt, query.errorUpdatedAt);
  const box = useFocusOnAnswer(asked.searchRef, !query.isFetching, answeredAt);
  return (
    <div ref={box}>
      <Result {...asked} />
    </div>
  );
}

function Result({ orderNumber, token, searchRef }: AskedOrder) {
  const { data, isFetching, refetch } = useQuery(orderQuery(orderNumber, token));
  const hydrated = useHydrated();
  const content = useContent() ?? defaultSiteContent;
  const shop = useShop();
  if (data)
    return (
      <TrackedOrder
        order={data}
        checkout={content.checkout}
        token={token}
        chatHref={orderChatLink(shop, texts.chatText(data.orderNumber))}
      />
    );
  // What the server could not find out is tried again by the browser, if there is script.
  if (isFetching && hydrated) return <TrackingLoading />;
  const retry = () => {
    seek(searchRef);
    void refetch();
  };
  return data === null ? <TrackingNotFound /> : <TrackingFailed retry={retry} />;
}

export default function TrackOrderPage() {
  const [asking, setAsking] = useSearchParams();
  const client = useQueryClient();
  const token = asking.get('t');
  const asked = asking.get('pedido');
  const orderNumber = orderNumberText(asked ?? '');
  const searchRef = useRef<Sought>(null);
  const onSearch = (wanted: string) => {
    seek(searchRef);
    // The link token belongs to one order: another number starts without it.
    if (wanted !== orderNumber) setAsking({ pedido: wanted }, { state: STAY });
    else void client.invalidateQueries(orderQuery(orderNumber, token));
  };
  return (
    <div className="page max-w-4xl py-10 lg:py-14">
      <h1 className="text-3xl sm:text-h2">{texts.heading}</h1>
      <p className="mt-3 mb-6 text-lg text-ink-soft">{texts.intro}</p>
      <TrackingForm key={asked} asked={asked} onSearch={onSearch} />
      <div className="mt-8">
        {orderNumber && (
          <Answer key={orderNumber} orderNumber={orderNumber} token={token} searchRef={searchRef} />
        )}
      </div>
    </div>
  );
}
