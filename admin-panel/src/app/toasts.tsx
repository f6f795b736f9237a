import { useEffect, useRef } from 'react';
import { Toaster } from 'sonner';
import { useTheme } from '#shared/theme.ts';
import { texts } from './texts.ts';

// Sonner's default colours have too little contrast.
const toastColors = Object.fromEntries(
  ['success', 'info', 'warning', 'error'].flatMap((kind) => {
    const tone = { warning: 'warn', error: 'danger' }[kind] ?? kind;
    return [
      [`--${kind}-bg`, `var(--color-${tone}-soft)`],
      [`--${kind}-border`, `var(--color-${tone})`],
      [`--${kind}-text`, 'var(--color-ink)'],
    ];
  }),
);

const STRIP = '--toast-strip';
const OVERLAY = ':is([role=dialog], [role=alertdialog], [role=menu])[data-state=open]';

/**
 * Gives the strip its room above the page; what is in sight stays there when the strip shrinks. Below an open overlay it
 * keeps its height: no row jumps away from a finger.
 */
function useRoom() {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = strip.current;
    if (!box) return undefined;
    let height = 0;
    const makeRoom = () => {
      const given = height;
      height = document.querySelector(OVERLAY) ? Math.max(given, box.offsetHeight) : box.offsetHeight;
      document.documentElement.style.setProperty(STRIP, `${height}px`);
      if (height < given) window.scrollBy(0, height - given);
    };
    const observer = new ResizeObserver(makeRoom);
    observer.observe(box);
    // Overlays stand in the body: once the last one is gone, the strip may shrink.
    const overlays = new MutationObserver(makeRoom);
    overlays.observe(document.body, { childList: true });
    return () => {
      observer.disconnect();
      overlays.disconnect();
    };
  }, []);
  return strip;
}

// Sonner lays its toasts over each other and over the page; here they stand in rows, the newest first.
const rows =
  'static! flex w-full! transform-none! flex-wrap justify-center gap-x-2 overflow-y-auto max-h-32 border-b border-line bg-bg sm:gap-y-2 sm:px-4! sm:py-1.5!';
const row =
  'relative! h-auto! w-full! transform-none! rounded-none! border-0! py-1! pr-1! pl-4! text-sm! opacity-100! shadow-none! after:hidden! data-[removed=true]:hidden! data-[visible=false]:hidden! sm:w-auto! sm:max-w-2xl! sm:rounded-full! sm:border! [reading-flow:flex-visual]';
const close =
  'static! order-last size-11! shrink-0 transform-none! rounded-full! border-0! bg-transparent! sm:size-9! [&_svg]:size-4';
const action = 'h-auto! min-h-10! rounded-full! px-4! text-sm! sm:min-h-9!';

/** Tells what happened in a strip above the page, which moves down for it: a toast covers nothing. */
export default function Toasts() {
  const theme = useTheme();
  const strip = useRoom();
  return (
    <div ref={strip} className="fixed inset-x-0 top-0 z-[999999999] print:hidden">
      <Toaster
        className={rows}
        theme={theme}
        position="top-center"
        style={toastColors}
        toastOptions={{
          closeButtonAriaLabel: texts.closeToast,
          className: row,
          classNames: { closeButton: close, actionButton: action },
        }}
        containerAriaLabel={texts.toasts}
        expand
        richColors
        closeButton
        visibleToasts={4}
      />
    </div>
  );
}
