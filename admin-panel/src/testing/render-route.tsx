import { createQueryClient } from '@shop/web-kit/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { Toaster } from 'sonner';

export function renderRoute(routes: RouteObject[], address: string, { retry = true } = {}) {
  const elsewhere: RouteObject = { path: '*', Component: () => <p>Otra página</p> };
  const router = createMemoryRouter([...routes, elsewhere], { initialEntries: [address] });
  const client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  if (!retry) client.setDefaultOptions({ queries: { ...queries, retry } });
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...view, router, client, user: userEvent.setup() };
}
