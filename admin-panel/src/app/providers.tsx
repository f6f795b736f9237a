import { createQueryClient } from '@shop/web-kit/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { Toaster } from 'sonner';
import { useTheme } from '#shared/theme.ts';

export const queryClient = createQueryClient();

/** What every page may rely on. */
export function Providers({ children }: { children: ReactNode }) {
  const theme = useTheme();
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Toaster theme={theme} position="bottom-center" richColors closeButton visibleToasts={4} />
    </QueryClientProvider>
  );
}
