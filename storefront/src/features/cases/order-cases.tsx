import { useQuery } from '@tanstack/react-query';
import { buyerStepName, CASE_KIND_NAMES, listOrderCases, type OrderCase } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { formatDate, formatDateTime, formatMoney } from '@shop/web-kit/format';
import { Icon } from '@shop/web-kit/icons';
import { LoadFailed } from '#shared/order/load-failed.tsx';
import { texts } from './texts.ts';

const { ofOrder: own } = texts;

const money = ({ amount, day }: OrderCase['steps'][number]): string | null =>
  amount === null ? null : own.amount(formatMoney(amount), day ? formatDate(`${day}T12:00:00Z`) : '');

function Steps({ kind, steps }: Pick<OrderCase, 'kind' | 'steps'>) {
  return (
    <ol className="flex flex-col gap-2">
      {steps.map((step) => (
        <li key={`${step.step} ${step.at}`} className="flex gap-2">
          <Icon name="check" className="mt-1 size-4 shrink-0 text-success" />
          <p>
            <span className="font-medium">{buyerStepName(kind, step.step)}</span>
            {step.amount !== null && <span className="block">{money(step)}</span>}
            <time dateTime={step.at} className="block text-sm text-muted">
              {formatDateTime(step.at)}
            </time>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Shows the cases of an order and how far each has come; nothing while there is none. */
export default function OrderCases({ orderNumber, token }: { orderNumber: string; token: string }) {
  const {
    data = [],
    isError,
    refetch,
  } = useQuery({
    queryKey: ['orders', 'cases', orderNumber, token],
    queryFn: async () => (await call(listOrderCases, { params: { orderNumber }, query: { token } })).cases,
    // She comes from the form that opened a case: an earlier answer does not know it.
    staleTime: 0,
  });
  if (isError) return <LoadFailed text={own.failed} retry={own.retry} refetch={refetch} />;
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="tramites" className="mt-8 rounded-hero bg-white p-5 sm:p-8">
      <h2 id="tramites" className="mb-4 text-h3">
        {own.heading}
      </h2>
      <ul className="flex flex-col gap-6">
        {data.map((one) => (
          <li key={one.code} className="flex flex-col gap-3">
            <h3 className="font-semibold">
              {CASE_KIND_NAMES[one.kind].buyer} <span className="font-normal tabular-nums">{one.code}</span>
            </h3>
            {one.kind === 'withdrawal' && one.withoutOrder && <p>{own.withoutOrder}</p>}
            <Steps kind={one.kind} steps={one.steps} />
          </li>
        ))}
      </ul>
    </section>
  );
}
