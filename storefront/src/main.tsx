import { startTransition } from 'react';
import { BrowserRouter } from '#shared/router/index.ts';
import { createQueryClient } from '@shop/web-kit/query';
import { App } from '#app/app.tsx';
import { routeOf } from '#app/routes.ts';

const client = createQueryClient();
const state = document.getElementById('state')?.textContent;
// The server sends each answer with its key; they count as fresh from now on.
const known = JSON.parse(state ?? '[]') as [readonly unknown[], unknown][];
known.forEach(([key, data]) => client.setQueryData(key, data));

async function revive(): Promise<void> {
  // In a task of its own: it is the larger half of what runs here, and a slow phone can scroll in between.
  await new Promise((nextTask) => setTimeout(nextTask));
  const { createRoot, hydrateRoot } = await import('react-dom/client');
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

/** Hydrates the page; resolves once it is interactive. */
export const hydrate = async (): Promise<void> => {
  await routeOf(location.pathname).route.page.load();
  return revive();
};
