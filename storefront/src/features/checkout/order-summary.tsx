import type { ReactNode } from 'react';
import { Link } from '#shared/router/router.tsx';
import {
  minimumPurchaseText,
  missingForMinimum,
  POLICY_NAMES,
  policyVersionPath,
  type CheckoutContent,
  type OrderTotals,
  type PolicyKind,
  type PolicyReference,
} from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { ItemList } from '#shared/order/item-list.tsx';
import { texts as orderTexts } from '#shared/order/texts.ts';
import { TotalsList, type TotalsOf } from '#shared/order/totals-list.tsx';
import { paths } from '#shared/navigation/paths.ts';
import type { CartLine } from '#shared/cart-line.ts';
import { texts } from './texts.ts';

type OrderSummaryProps = {
  lines: readonly CartLine[];
  totals: OrderTotals & { couponCode: string };
  /** The field for a coupon. */
  coupon: ReactNode;
  order: TotalsOf;
  checkout: CheckoutContent;
  /** The policies in force, which confirming accepts. */
  policies: readonly PolicyReference[];
  processing: boolean;
  /** False without an offered delivery or payment method, and while the coupon is checked. */
  canOrder: boolean;
  alert: ReactNode;
};

const NAMED: readonly (readonly [kind: PolicyKind, article: string])[] = [
  ['terms', texts.termsArticle],
  ['privacy', texts.privacyArticle],
];

/** Says what confirming accepts; the texts open beside the form, which stays as it is. */
function AcceptedPolicies({ policies }: { policies: readonly PolicyReference[] }) {
  const shown = NAMED.flatMap(([kind, article]) => {
    const found = policies.find((policy) => policy.kind === kind);
    return found ? [{ ...found, article }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <p className="text-sm">
      {texts.accepting}{' '}
      {shown.map(({ kind, version, article }, at) => (
        <span key={kind}>
          {at > 0 && ` ${texts.and} `}
          {article}{' '}
          <a
            href={policyVersionPath(kind, version)}
            target="_blank"
            rel="noopener"
            className="link inline-flex min-h-11 items-center"
          >
            {POLICY_NAMES[kind]}
            <span className="sr-only"> {texts.newTab}</span>
          </a>
        </span>
      ))}
      {'.'}
    </p>
  );
}

/** Informs the right of withdrawal directly above the button: article 1111 of the Código Civil y Comercial. */
const WithdrawalRight = () => (
  <p className="rounded-panel bg-blush p-3 text-sm font-semibold">
    {texts.withdrawal}{' '}
    <Link to={paths.withdrawal} className="link py-3.5">
      {texts.withdrawalLink}
    </Link>
  </p>
);

type ConfirmBarProps = Pick<OrderSummaryProps, 'processing' | 'canOrder'> & { total: number };

/** Confirms the order; on a small screen it stays in view with the total, above the form that it belongs to. */
const ConfirmBar = ({ total, processing, canOrder }: ConfirmBarProps) => (
  <div className="bottom-bar bottom-0 max-lg:tall:sticky max-md:-mx-[16px] max-md:px-[16px]">
    <div className="flex flex-wrap items-center gap-x-4 py-2">
      <p className="leading-tight lg:hidden">
        <span className="block text-sm">{orderTexts.totals.total}</span>
        <span className="block text-h3 font-semibold tabular-nums">{formatMoney(total)}</span>
      </p>
      <button type="submit" className="btn btn-primary flex-[1_1_10rem]" disabled={processing || !canOrder}>
        {processing ? texts.processing : texts.confirm}
      </button>
    </div>
    <p role="status" className="sr-only">
      {processing && texts.processing}
    </p>
  </div>
);

export function OrderSummary({
  lines,
  totals,
  coupon,
  order,
  checkout,
  policies,
  alert,
  ...confirming
}: OrderSummaryProps) {
  const missing = lines.length > 0 ? missingForMinimum(totals.subtotal - totals.couponDiscount, checkout) : 0;
  return (
    // Without a box of its own on a small screen: the bar sticks within the whole form.
    <div className="flex flex-col gap-4 self-start max-lg:contents lg:top-24 lg:tall:sticky">
      <section aria-labelledby="resumen-del-pedido" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="resumen-del-pedido" className="text-h3">
            {texts.summary}
          </h2>
          <Link to={paths.cart} className="link inline-flex min-h-11 items-center text-sm">
            {texts.edit}
          </Link>
        </div>
        {lines.length === 0 ? (
          <p className="text-ink-soft">{texts.emptySummary}</p>
        ) : (
          <ItemList items={lines.map(({ name, ...line }) => ({ ...line, title: name }))} />
        )}
        {lines.length > 0 && coupon}
        <div className="rounded-panel bg-sand p-4">
          <TotalsList totals={totals} order={order} />
        </div>
        <p role="status" className="rounded-input bg-warn-soft p-3 text-sm font-medium empty:hidden">
          {missing > 0 && `${minimumPurchaseText(missing, checkout)}.`}
        </p>
        {alert}
        <AcceptedPolicies policies={policies} />
      </section>
      <WithdrawalRight />
      <ConfirmBar total={totals.total} {...confirming} />
    </div>
  );
}
