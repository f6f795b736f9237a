import { createQueryClient } from '@shop/web-kit/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { Toaster } from 'sonner';
import { useTheme } from '#shared/theme.ts';
import { useSmallScreen } from '#shared/use-small-screen.ts';

export const queryClient = createQueryClient();

/** What every page may rely on. */
export function Providers({ children }: { children: ReactNode }) {
  const theme = useTheme();
  // Away from the buttons: sheets and save bars have theirs along the bottom, on a desk at its right.
  const position = useSmallScreen() ? 'top-center' : 'bottom-left';
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Toaster theme={theme} position={position} richColors closeButton visibleToasts={4} />
    </QueryClientProvider>
  );
}
