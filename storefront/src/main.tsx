import { startTransition } from 'react';
import { BrowserRouter } from '#shared/router/router.tsx';
import { setTransport } from '@shop/web-kit/api';
import { optionalPart, recordTyping, toggleScriptNotice, whenIdle } from '@shop/web-kit/loading';
import { createQueryClient } from '@shop/web-kit/query';
import { App } from '#app/app.tsx';
import { findRoute, preloadPage } from '#app/routes.ts';
import { sendCall } from '#shared/calls/load-calls.ts';
import { paths } from '#shared/navigation/paths.ts';

setTransport(sendCall);
recordTyping();

const client = createQueryClient();
const state = document.getElementById('state')?.textContent;
// The server embeds its query results; they count as fresh from now on.
const results = JSON.parse(state ?? '[]') as [readonly unknown[], unknown][];
results.forEach(([key, data]) => client.setQueryData(key, data));

// After everything that a first visit shows, so that it does not compete with it.
const AFTER_LOAD_MS = 3000;
const isSavedCopy = () => document.querySelector('[data-saved-copy]') !== null;
const continueLater = () =>
  optionalPart(
    () => import('#app/after-load.ts'),
    ({ startAfterLoad }) => startAfterLoad(),
  );

async function hydrateRoute(): Promise<void> {
  // React loads in a task of its own, so that a slow phone can scroll in between.
  await new Promise((nextTask) => setTimeout(nextTask));
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  return new Promise((resolve) => {
    const onHydrated = () => {
      document.documentElement.dataset.hydrated = 'true';
      toggleScriptNotice(false);
      resolve();
    };
    const shop = (
      <BrowserRouter>
        {(visit) => <App client={client} visit={visit} onHydrated={onHydrated} />}
      </BrowserRouter>
    );
    const root = document.getElementById('root');
    if (!root) return;
    if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, shop));
    else createRoot(root).render(shop);
  });
}

// A finger or a mouse on a link: its page loads before the click.
function onApproach({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
  if (link) preloadPage(link.pathname);
}

// Browsers translate into a language of their own soon after the page has loaded.
const mayTranslate = () => !navigator.languages.some((language) => language.startsWith('es'));

export const hydrate = async (): Promise<void> => {
  if (mayTranslate())
    optionalPart(
      () => import('@shop/web-kit/translation'),
      ({ followTranslation }) => followTranslation(),
    );
  await findRoute(location.pathname).route.page.load();
  await hydrateRoute();
  addEventListener('pointerover', onApproach, { passive: true });
  // Lists lead to products, whose page must not wait for its code.
  whenIdle(() => preloadPage(paths.product({ _id: '-' })));
  if (import.meta.env.PROD) setTimeout(continueLater, isSavedCopy() ? 0 : AFTER_LOAD_MS);
};
