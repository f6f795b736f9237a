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
import { ItemList } from '#shared/order/item-list.tsx';
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

type ConfirmProps = Pick<OrderSummaryProps, 'policies' | 'processing' | 'canOrder'>;

function Confirm({ policies, processing, canOrder }: ConfirmProps) {
  return (
    <>
      <AcceptedPolicies policies={policies} />
      {/* Directly above the button, and highlighted: article 1111 of the Código Civil y Comercial. */}
      <p className="rounded-panel bg-blush p-3 text-sm font-semibold">
        {texts.withdrawal}{' '}
        <Link to={paths.withdrawal} className="link py-3.5">
          {texts.withdrawalLink}
        </Link>
      </p>
      <button type="submit" className="btn btn-primary w-full" disabled={processing || !canOrder}>
        {processing ? texts.processing : texts.confirm}
      </button>
      <p role="status" className="sr-only">
        {processing && texts.processing}
      </p>
      <p className="text-center text-sm text-ink-soft">{texts.privacy}</p>
    </>
  );
}

export function OrderSummary({
  lines,
  totals,
  coupon,
  order,
  checkout,
  alert,
  ...confirming
}: OrderSummaryProps) {
  const missing = lines.length > 0 ? missingForMinimum(totals.subtotal - totals.couponDiscount, checkout) : 0;
  return (
    <section
      aria-labelledby="resumen-del-pedido"
      className="flex flex-col gap-4 self-start rounded-hero bg-sand p-5 sm:p-6 lg:top-24 lg:tall:sticky"
    >
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
      <TotalsList totals={totals} order={order} />
      <p role="status" className="rounded-input bg-warn-soft p-3 text-sm font-medium empty:hidden">
        {missing > 0 && `${minimumPurchaseText(missing, checkout)}.`}
      </p>
      {alert}
      <Confirm {...confirming} />
    </section>
  );
}
