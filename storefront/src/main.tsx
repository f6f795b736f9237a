import { startTransition, useEffect } from 'react';
import { hydrate } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '@shop/web-kit/query';
import { App } from '#app/app.tsx';
import { routeOf } from '#app/routes.ts';

const client = createQueryClient();
const state = document.getElementById('state')?.textContent;
if (state) hydrate(client, JSON.parse(state));

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
