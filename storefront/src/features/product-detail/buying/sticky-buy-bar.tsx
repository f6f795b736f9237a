import { useEffect, useState, type RefObject } from 'react';
import type { Product } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { texts } from '../texts.ts';

function useScrolledPast(target: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    // The large bottom margin makes a jump past the button, as Back does, change the intersection as well.
    const observer = new IntersectionObserver(([entry]) => entry && setIsPast(!entry.isIntersecting), {
      rootMargin: '0px 0px 1000000px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return isPast;
}

type BarProps = { product: Product; size: string | null; button: RefObject<HTMLButtonElement | null> };

export default function StickyBuyBar({ product, size, button }: BarProps) {
  const isShown = useScrolledPast(button);
  if (!isShown) return null;
  return (
    <div
      data-buy-bar
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] shadow-overlay md:hidden"
    >
      <div className="page flex items-center gap-3 py-2">
        <p className="min-w-0 flex-1 leading-tight">
          <span className="block truncate text-sm">{product.title}</span>
          <span className="font-semibold tabular-nums">{formatMoney(product.finalPrice)}</span>
          {size && <span className="ml-2 text-sm text-muted">{size}</span>}
        </p>
        <button
          type="button"
          className="btn btn-primary px-5"
          onClick={() => {
            if (size === null) button.current?.scrollIntoView({ block: 'center' });
            button.current?.click();
          }}
        >
          {texts.add}
        </button>
      </div>
    </div>
  );
}
