import { readSharedCart, type SharedCart } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '@shop/web-kit/api';
import { paths } from '#shared/navigation/paths.ts';
import { recordStep } from '#shared/funnel/record-step.ts';
import { Link, useNavigate } from '#shared/router/router.tsx';
import { WaitingPage } from '#shared/ui/waiting-page.tsx';
import { cart } from '../lines/cart-store.ts';
import { texts } from '../texts.ts';
import type { CartLine } from '#shared/cart-line.ts';
import { lineKey } from '../lines/cart-lines.ts';
import { createCartLine } from '../lines/product-line.ts';

/** Adds the lines of a cart link to a cart; opening the link again changes nothing more. */
export function mergeShared(lines: readonly CartLine[], shared: SharedCart['lines']): readonly CartLine[] {
  const added = shared.map(({ product, size, color, quantity }) =>
    createCartLine(product, { size: size ?? '', ...(color && { color }) }, quantity),
  );
  const keys = new Set(added.map(lineKey));
  return [...lines.filter((line) => !keys.has(lineKey(line))), ...added];
}

const Skipped = ({ names, hasLines }: { names: readonly string[]; hasLines: boolean }) => (
  <div role="alert" className="rounded-panel bg-warn-soft p-5">
    <p className="font-semibold">{texts.shared.skipped}</p>
    <ul className="mt-2 list-disc pl-9">
      {names.map((name, index) => (
        <li key={index}>{name}</li>
      ))}
    </ul>
    {hasLines && <p className="mt-3">{texts.shared.added}</p>}
    <Link to={paths.cart} className="btn btn-primary mt-4">
      {texts.shared.see}
    </Link>
  </div>
);

const Failed = ({ retry }: { retry: () => void }) => (
  <div role="alert" className="rounded-panel bg-danger-soft p-5">
    <p>{texts.shared.failed}</p>
    <button type="button" className="btn btn-outline mt-3" onClick={retry}>
      {texts.retry}
    </button>
  </div>
);

/** Fills the cart with what the shop sent as a link, and goes there unless something of it is gone. */
export function SharedCart({ link }: { link: string }) {
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuery({
    queryKey: ['shared-cart', link],
    queryFn: () => call(readSharedCart, { query: { i: link } }),
    staleTime: 0,
  });
  useEffect(() => {
    if (!data) return;
    cart().replace(mergeShared(cart().getSnapshot().lines, data.lines));
    if (data.lines.length > 0) recordStep('cart');
    if (data.skipped.length === 0) navigate(paths.cart, { replace: true });
  }, [data, navigate]);
  if (isError) return <Failed retry={() => void refetch()} />;
  if (!data || data.skipped.length === 0)
    return (
      <WaitingPage noScript={texts.noScript}>
        <p role="status">{texts.shared.loading}</p>
      </WaitingPage>
    );
  return <Skipped names={data.skipped} hasLines={data.lines.length > 0} />;
}
