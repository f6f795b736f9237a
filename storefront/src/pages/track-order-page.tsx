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
import { orderChatLink } from '#shared/chat-link.ts';
import { useContent, useShop } from '#shared/content-queries.ts';
import { STAY } from '#shared/navigation-state.ts';
import { orderQuery } from '#shared/order/order-query.ts';
import { useHydrated } from '#shared/use-hydrated.ts';

function Result({ orderNumber, token }: { orderNumber: string; token: string | null }) {
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
  return data === null ? <TrackingNotFound /> : <TrackingFailed retry={() => void refetch()} />;
}

export default function TrackOrderPage() {
  const [search, setSearch] = useSearchParams();
  const client = useQueryClient();
  const token = search.get('t');
  const asked = search.get('pedido');
  const orderNumber = orderNumberText(asked ?? '');
  const onSearch = (wanted: string) => {
    // The link token belongs to one order: another number starts without it.
    if (wanted !== orderNumber) setSearch({ pedido: wanted }, { state: STAY });
    else void client.invalidateQueries(orderQuery(orderNumber, token));
  };
  return (
    <div className="page max-w-4xl py-10 lg:py-14">
      <h1 className="text-3xl sm:text-h2">{texts.heading}</h1>
      <p className="mt-3 mb-6 text-lg text-ink-soft">{texts.intro}</p>
      <TrackingForm key={asked} asked={asked} onSearch={onSearch} />
      <div className="mt-8">
        {orderNumber && <Result key={orderNumber} orderNumber={orderNumber} token={token} />}
      </div>
    </div>
  );
}
