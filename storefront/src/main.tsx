import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from '#shared/router/index.ts';
import { createQueryClient } from '@shop/web-kit/query';
import { App } from '#app/app.tsx';
import { routeOf } from '#app/routes.ts';

const client = createQueryClient();
const state = document.getElementById('state')?.textContent;
// The server sends each answer with its key; they count as fresh from now on.
const known = JSON.parse(state ?? '[]') as [readonly unknown[], unknown][];
known.forEach(([key, data]) => client.setQueryData(key, data));

function revive(): Promise<void> {
  return new Promise((resolve) => {
    const onAnswering = () => {
      document.documentElement.dataset.hydrated = 'true';
      resolve();
    };
    const shop = (
      <BrowserRouter>
        <App client={client} onAnswering={onAnswering} />
      </BrowserRouter>
    );
    const root = document.getElementById('root');
    if (!root) return;
    if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, shop));
    else createRoot(root).render(shop);
  });
}

/** Resolves once the page answers to its shopper; what it may show then has its styles by then. */
export const hydrate = async (styles: Promise<void>): Promise<void> => {
  await Promise.all([routeOf(location.pathname).route.page.load(), styles]);
  return revive();
};
