import { normalizeOrderNumber } from '@shop/contract';
import { ConfirmDataRequest } from '#features/cases/confirm-data-request.tsx';
import { DataRequestForm } from '#features/cases/data-request-form.tsx';
import { DataRequestReceived } from '#features/cases/data-request-received.tsx';
import { myDataTexts as texts } from '#features/cases/my-data-texts.ts';
import { useDataRequest } from '#features/cases/use-data-request.ts';
import { useHydrated } from '#shared/hydration/use-browser-value.ts';
import { ALERT_TOKEN_PARAM, ORDER_PARAM, TOKEN_PARAM } from '#shared/navigation/paths.ts';
import { useSearchParams } from '#shared/router/router.tsx';

/** Page on which a person asks for her data; her order's link or her mail proves who she is. */
export default function MyDataPage() {
  const [search] = useSearchParams();
  // Only in the browser: the server shares one rendered page among shoppers.
  const isHydrated = useHydrated();
  const param = (name: string) => (isHydrated && search.get(name)?.slice(0, 200)) || '';
  const confirmation = param(ALERT_TOKEN_PARAM);
  const order = { orderNumber: normalizeOrderNumber(param(ORDER_PARAM)), token: param(TOKEN_PARAM) };
  const request = useDataRequest(
    confirmation ? '/api/data-requests/confirm' : '/api/data-requests',
    confirmation ? { token: confirmation } : order,
  );
  const open = confirmation ? (
    <ConfirmDataRequest {...request} />
  ) : (
    <DataRequestForm {...request} {...order} />
  );
  return (
    <div className="page max-w-3xl py-10 lg:py-14">
      <h1 className="text-h2">{texts.heading}</h1>
      <p className="mt-3 text-ink-soft">{texts.intro}</p>
      <p className="mt-3 mb-8 font-semibold">{texts.terms}</p>
      {request.answer ? <DataRequestReceived {...request.answer} /> : open}
    </div>
  );
}
