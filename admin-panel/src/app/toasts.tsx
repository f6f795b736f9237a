import { SMALL_SCREEN_PX } from '@shop/contract';
import { Toaster } from 'sonner';
import { useTheme } from '#shared/theme.ts';
import { useIsNarrowerThan } from '#shared/hooks/use-is-narrower-than.ts';
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

// Below the phone's header: a toast that offers to undo stays for a minute and must not cover the menu.
const BELOW_HEADER = { top: 64 };

export default function Toasts() {
  const theme = useTheme();
  // Sheets and save bars have their buttons at the bottom, on wide screens at its right.
  const position = useIsNarrowerThan(SMALL_SCREEN_PX) ? 'top-center' : 'bottom-left';
  return (
    <Toaster
      className="print:hidden"
      theme={theme}
      position={position}
      mobileOffset={BELOW_HEADER}
      style={toastColors}
      toastOptions={{ closeButtonAriaLabel: texts.closeToast }}
      containerAriaLabel={texts.toasts}
      richColors
      closeButton
      visibleToasts={4}
    />
  );
}
