import { useDeferredValue, useState } from 'react';
import type { CheckoutContent } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { ChatButton } from '#shared/ui/chat-button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { paths } from '#shared/navigation/paths.ts';
import { useNavigate } from '#shared/router/router.tsx';
import { WaitingPage } from '#shared/ui/waiting-page.tsx';
import type { CartLine } from '#shared/cart-line.ts';
import { availableLines, lineKey, unitCount } from '../lines/cart-lines.ts';
import { cart, useCart } from '../lines/cart-store.ts';
import { ChangesNotice, NotCheckedNotice } from '../revalidation/cart-notices.tsx';
import { useCartRevalidation } from '../revalidation/use-cart-revalidation.ts';
import { texts } from '../texts.ts';
import { CartRow } from './cart-row.tsx';
import { CartSummary } from './cart-summary.tsx';
import { UndoBar } from './undo-bar.tsx';

const FIRST_VIEW = 3;

type Removal = { text: string; lines: { line: CartLine; index: number }[] };

function useUndoableRemoval() {
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [restored, setRestored] = useState<string | null>(null);

  const remove = (line: CartLine) => {
    const { lines } = cart().getSnapshot();
    const index = lines.findIndex((other) => lineKey(other) === lineKey(line));
    cart().remove(lineKey(line));
    setRemoval({ text: texts.removed(line.name), lines: [{ line, index }] });
  };

  const clear = () => {
    const { lines } = cart().getSnapshot();
    cart().clear();
    setRemoval({ text: texts.cleared, lines: lines.map((line, index) => ({ line, index })) });
  };

  const undo = () => {
    removal?.lines.forEach(({ line, index }) => cart().restore(line, index));
    // The pressed button disappears, so the focus moves to the restored line.
    setRestored(removal?.lines[0] ? lineKey(removal.lines[0].line) : null);
    setRemoval(null);
  };

  return { removed: removal?.text ?? null, restored, remove, clear, undo };
}

type CartViewProps = {
  checkout: CheckoutContent;
  chatHref: (lines: readonly CartLine[]) => string | null;
};
type FilledCartProps = CartViewProps & {
  lines: readonly CartLine[];
  removal: ReturnType<typeof useUndoableRemoval>;
};

const CartLoading = () => (
  <WaitingPage loading={texts.loading} noScript={texts.noScript}>
    <div aria-hidden="true" className="grid animate-pulse gap-8 lg:grid-cols-[1fr_380px]">
      <div className="flex flex-col gap-6">
        {[1, 2].map((row) => (
          <div key={row} className="flex gap-4">
            <div className="aspect-[4/5] w-22 rounded-panel bg-sand sm:w-28" />
            <div className="h-5 flex-1 rounded-sm bg-sand" />
          </div>
        ))}
      </div>
      <div className="h-72 rounded-hero bg-sand" />
    </div>
  </WaitingPage>
);

function EmptyCart({ chatHref }: { chatHref: string | null }) {
  return (
    <EmptyState icon="shopping-bag" texts={texts}>
      <button type="button" className="btn btn-outline" disabled>
        {texts.order}
      </button>
      <ChatButton
        href={chatHref}
        className="link inline-flex min-h-11 items-center gap-2"
        text={texts.askByChat}
      />
    </EmptyState>
  );
}

function ContinueButton() {
  const navigate = useNavigate();
  const goBack = () => {
    const state = history.state as { idx?: number } | null;
    if (state?.idx) navigate(-1);
    else navigate(paths.home);
  };
  return (
    <button type="button" className="link inline-flex min-h-11 items-center gap-2" onClick={goBack}>
      <Icon name="arrow-left" className="size-4" />
      {texts.continue}
    </button>
  );
}

function FilledCart({ lines, checkout, chatHref, removal }: FilledCartProps) {
  const available = availableLines(lines);
  const setQuantity = (line: CartLine) => (quantity: number) =>
    quantity > 0 ? cart().setQuantity(lineKey(line), quantity) : removal.remove(line);
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[1fr_380px] lg:gap-12">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p role="status" className="text-ink-soft">
            {texts.units(unitCount(lines))}
          </p>
          <button type="button" className="link min-h-11" onClick={removal.clear}>
            {texts.clear}
          </button>
        </div>
        <ul className="divide-y divide-line border-y border-line">
          {lines.map((line, index) => (
            <CartRow
              key={lineKey(line)}
              line={line}
              isInFirstView={index < FIRST_VIEW}
              isRestored={lineKey(line) === removal.restored}
              setQuantity={setQuantity(line)}
              remove={() => removal.remove(line)}
            />
          ))}
        </ul>
        <div className="mt-4">
          <ContinueButton />
        </div>
      </div>
      <CartSummary lines={available} checkout={checkout} chatHref={chatHref(available)} />
    </div>
  );
}

export function CartView(props: CartViewProps) {
  const { lines, ready } = useCart();
  // React renders a deferred value in slices, so a slow phone answers to taps while the lines appear.
  const isShown = useDeferredValue(ready);
  const revalidation = useCartRevalidation();
  const removal = useUndoableRemoval();
  if (!isShown) return <CartLoading />;
  return (
    <>
      {revalidation.changes.length > 0 && (
        <ChangesNotice changes={revalidation.changes} dismiss={revalidation.dismiss} />
      )}
      {revalidation.failed && <NotCheckedNotice retry={revalidation.retry} />}
      {removal.removed && <UndoBar text={removal.removed} undo={removal.undo} />}
      {lines.length === 0 ? (
        <EmptyCart chatHref={props.chatHref(lines)} />
      ) : (
        <FilledCart {...props} lines={lines} removal={removal} />
      )}
    </>
  );
}
