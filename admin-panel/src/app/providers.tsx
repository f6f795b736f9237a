import { createQueryClient } from '@shop/web-kit/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { Toaster } from 'sonner';
import { useTheme } from '#shared/theme.ts';
import { useSmallScreen } from '#shared/use-small-screen.ts';

export const queryClient = createQueryClient();

// The kit's own tones are too pale to be read on their backgrounds: here they are the panel's.
const tones = Object.fromEntries(
  ['success', 'info', 'warning', 'error'].flatMap((kind) => {
    const tone = { warning: 'warn', error: 'danger' }[kind] ?? kind;
    return [
      [`--${kind}-bg`, `var(--color-${tone}-soft)`],
      [`--${kind}-border`, `var(--color-${tone})`],
      [`--${kind}-text`, 'var(--color-ink)'],
    ];
  }),
);

/** What every page may rely on. */
export function Providers({ children }: { children: ReactNode }) {
  const theme = useTheme();
  // Away from the buttons: sheets and save bars have theirs along the bottom, on a desk at its right.
  const position = useSmallScreen() ? 'top-center' : 'bottom-left';
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Toaster theme={theme} position={position} style={tones} richColors closeButton visibleToasts={4} />
    </QueryClientProvider>
  );
}
