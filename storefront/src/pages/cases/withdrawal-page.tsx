import { normalizeOrderNumber } from '@shop/contract';
import { texts } from '#features/cases/texts.ts';
import { WithdrawalForm } from '#features/cases/withdrawal-form.tsx';
import { WithdrawalReceived } from '#features/cases/withdrawal-received.tsx';
import { chatLink } from '#shared/content/chat-link.ts';
import { useContent, useShop } from '#shared/content/content-queries.ts';
import { useHydrated } from '#shared/hydration/use-browser-value.ts';
import { ORDER_PARAM, paths, TOKEN_PARAM } from '#shared/navigation/paths.ts';
import { useSearchParams } from '#shared/router/router.tsx';

/** Page on which a buyer withdraws from a purchase; its number comes along from the order's pages. */
export default function WithdrawalPage() {
  const [search] = useSearchParams();
  const content = useContent();
  const shop = useShop();
  // Only in the browser: the server shares one rendered page among shoppers.
  const isHydrated = useHydrated();
  const param = (name: string) => (isHydrated && search.get(name)?.slice(0, 200)) || '';
  const [orderNumber, token] = [normalizeOrderNumber(param(ORDER_PARAM)), param(TOKEN_PARAM)];
  const chatHref = (text: string) => chatLink(content, shop, text);
  const trackPath = orderNumber && token ? paths.trackedOrder(orderNumber, token) : null;
  return (
    <div className="page max-w-3xl py-10 lg:py-14">
      <h1 className="text-h2">{texts.heading}</h1>
      <p className="mt-3 text-ink-soft">{texts.intro}</p>
      <p className="mt-3 mb-8 font-semibold">{texts.promise}</p>
      <WithdrawalForm
        orderNumber={orderNumber}
        token={token}
        sendsMail={shop?.sendsMail ?? false}
        renderReceived={(received) => (
          <WithdrawalReceived
            {...received}
            sendsMail={shop?.sendsMail ?? false}
            chatHref={chatHref}
            trackPath={trackPath}
          />
        )}
      />
    </div>
  );
}
