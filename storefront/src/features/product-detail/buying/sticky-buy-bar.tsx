import { useEffect, useState, type RefObject } from 'react';
import type { Product } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { useHydrated } from '#shared/hydration/use-browser-value.ts';
import { scrollBehavior } from '#shared/navigation/scrolling.ts';
import { texts } from '../deferred-texts.ts';
import type { VariantChoice } from './use-variant-choice.ts';

// The button counts as seen once nearly all of it is on the screen: it is 48 pixels high.
const WHOLE = { rootMargin: '0px 0px -44px' };

function useInView(target: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setIsInView(last.isIntersecting);
    }, WHOLE);
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return isInView;
}

function actionLabel({ size: sizes }: Product, size: string | null, cost: number): string {
  if (size !== null) return texts.addFor(formatMoney(cost));
  return sizes.length > 0 ? texts.chooseSize : texts.chooseColor;
}

type BarProps = {
  product: Product;
  choice: Pick<VariantChoice, 'size' | 'color' | 'quantity'>;
  /** Id of the buy box, which the bar leads to until a size is chosen. */
  boxId: string;
  button: RefObject<HTMLButtonElement | null>;
};

function showChoices(box: HTMLElement | null) {
  box?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
  // The last group is that of the sizes.
  const choices = box?.querySelectorAll<HTMLElement>('fieldset:last-of-type input:not([aria-disabled])');
  choices?.[0]?.focus({ preventScroll: true });
}

const action = 'btn btn-primary min-w-[184px] px-5 whitespace-nowrap';

/** Bar at the bottom of a phone's screen, on arrival too; it leaves while the page's own button is in view. */
export default function StickyBuyBar({
  product,
  choice: { size, color, quantity },
  boxId,
  button,
}: BarProps) {
  const isHidden = useInView(button);
  const isHydrated = useHydrated();
  const label = actionLabel(product, size, product.finalPrice * quantity);
  return (
    <div
      data-buy-bar
      hidden={isHidden}
      className="bottom-bar fixed inset-x-0 bottom-0 not-tall:hidden md:hidden noscript:hidden"
    >
      <div className="page flex items-center gap-3 py-2">
        <p className="min-w-0 flex-1 leading-tight">
          <span className="block truncate text-sm">{product.title}</span>
          <span className="block truncate text-sm text-muted">
            {size === null ? formatMoney(product.finalPrice) : [size, color].filter(Boolean).join(' · ')}
          </span>
        </p>
        {size !== null && isHydrated ? (
          <button type="button" className={action} onClick={() => button.current?.click()}>
            {label}
          </button>
        ) : (
          // A link: it leads to the choices before any script has run.
          <a
            href={`#${boxId}`}
            className={action}
            onClick={(event) => {
              event.preventDefault();
              showChoices(document.getElementById(boxId));
            }}
          >
            {label}
          </a>
        )}
      </div>
    </div>
  );
}
