import { useNavigate } from '#shared/router/index.ts';
import { subtotalOf, type CheckoutContent } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { paths } from '#shared/paths.ts';
import { lineKey, linesOnSale, pricedLines, unitCount, type CartLine } from '../lines/cart-lines.ts';
import { ChangesNotice, NotCheckedNotice } from '../revalidation/cart-notices.tsx';
import { CartRow } from './cart-row.tsx';
import { cart, useCart } from '../lines/cart-store.ts';
import { CartSummary } from './cart-summary.tsx';
import { isOrderTooLarge } from '../lines/order-size.ts';
import { EmptyCart } from './empty-cart.tsx';
import { texts } from '../texts.ts';
import { UndoBar } from './undo-bar.tsx';
import { useCartCheck } from '../revalidation/use-cart-revalidation.ts';
import { useRemoval } from './use-undoable-removal.ts';

type CartViewProps = {
  checkout: CheckoutContent;
  /** The chat about the lines of the cart, or null when the shop has no number. */
  chatHref: (lines: readonly CartLine[]) => string | null;
};

export const CartLoading = () => (
  <div data-waiting>
    <p role="status" className="sr-only">
      {texts.loading}
    </p>
    <noscript>
      <p className="mb-6 font-medium">{texts.noScript}</p>
    </noscript>
    <div aria-hidden="true" className="grid animate-pulse gap-8 lg:grid-cols-[1fr_380px]">
      <div className="flex flex-col gap-6">
        {[1, 2].map((row) => (
          <div key={row} className="flex gap-4">
            <div className="aspect-[4/5] w-22 rounded-image bg-sand sm:w-28" />
            <div className="h-5 flex-1 rounded-sm bg-sand" />
          </div>
        ))}
      </div>
      <div className="h-72 rounded-hero bg-sand" />
    </div>
  </div>
);

function ContinueButton() {
  const navigate = useNavigate();
  // Back is where the shopper was; whoever came straight here is sent home.
  const back = () => {
    const came = typeof history.state === 'object' && (history.state as { idx?: number } | null)?.idx;
    if (came) navigate(-1);
    else navigate(paths.home);
  };
  return (
    <button type="button" className="link inline-flex min-h-11 items-center gap-2" onClick={back}>
      <Icon name="arrow-left" className="size-4" />
      {texts.continue}
    </button>
  );
}

function FilledCart({ lines, checkout, chatHref, removal }: CartViewProps & FilledProps) {
  const onSale = linesOnSale(lines);
  const change = (line: CartLine) => (quantity: number) =>
    quantity > 0 ? cart().setQuantity(lineKey(line), quantity) : removal.remove(line);
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[1fr_380px] lg:gap-12">
      <div className="min-w-0">
        <div className="flex items-center justify-between gap-4">
          <p role="status" className="text-ink-soft">
            {texts.units(unitCount(lines))}
          </p>
          <button type="button" className="link min-h-11" onClick={removal.clear}>
            {texts.clear}
          </button>
        </div>
        <ul className="divide-y divide-line border-y border-line">
          {lines.map((line) => (
            <CartRow
              key={lineKey(line)}
              line={line}
              restored={lineKey(line) === removal.restored}
              setQuantity={change(line)}
              remove={() => removal.remove(line)}
            />
          ))}
        </ul>
        <div className="mt-4">
          <ContinueButton />
        </div>
      </div>
      <CartSummary
        subtotal={subtotalOf(pricedLines(onSale))}
        checkout={checkout}
        chatHref={chatHref(onSale)}
        tooLarge={isOrderTooLarge(onSale)}
        empty={onSale.length === 0}
      />
    </div>
  );
}

type FilledProps = { lines: readonly CartLine[]; removal: ReturnType<typeof useRemoval> };

/** The cart: checked against the shop when it is opened, changed here, and the way to the checkout. */
export function CartView(props: CartViewProps) {
  const { lines, ready } = useCart();
  const check = useCartCheck();
  const removal = useRemoval();
  if (!ready) return <CartLoading />;
  return (
    <>
      {check.changes.length > 0 && <ChangesNotice changes={check.changes} dismiss={check.dismiss} />}
      {check.failed && <NotCheckedNotice retry={check.retry} />}
      {removal.removed && <UndoBar text={removal.removed} undo={removal.undo} />}
      {lines.length === 0 ? (
        <EmptyCart chatHref={props.chatHref(lines)} />
      ) : (
        <FilledCart {...props} lines={lines} removal={removal} />
      )}
    </>
  );
}
