import { startTransition, useEffect } from 'react';
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

/** Resolves once the page answers to its shopper. */
export const hydrated = routeOf(location.pathname)
  .route.page.load()
  .then(
    () =>
      new Promise<void>((resolve) => {
        function Alive() {
          useEffect(() => {
            document.documentElement.dataset.hydrated = 'true';
            resolve();
          }, []);
          return (
            <BrowserRouter>
              <App client={client} />
            </BrowserRouter>
          );
        }
        const root = document.getElementById('root');
        if (!root) return;
        if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, <Alive />));
        else createRoot(root).render(<Alive />);
      }),
  );
