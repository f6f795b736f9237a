import { createQueryClient } from '@shop/web-kit/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { lazyPart } from '#shared/lazy-part.ts';
import { routes } from './routes.tsx';

const queryClient = createQueryClient();
const router = createBrowserRouter(routes, { basename: '/admin' });

// Requested with the first render, but not waited for; a toast before it arrives is shown afterwards.
const Toasts = lazyPart(() => import('./toasts.tsx'));

export const App = () => (
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  </QueryClientProvider>
);
