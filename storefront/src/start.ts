import { recordInteractions } from './interaction-replay.ts';

declare global {
  interface Window {
    /** Loads this script and what it imports anew (`start-guard.ts` of web-kit). */
    startAgain?: (error: unknown) => void;
  }
}

// The server's page works without script, so the shop loads after the page or at the first interaction.
const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart'] as const;
let isStarted = false;

const replayInteractions = recordInteractions(window);

// Loads beside the main script what that would ask for after it has arrived.
function preloadPage() {
  const page = /^\/(category\/|$)/.test(location.pathname)
    ? import('#pages/catalog/home-page.tsx')
    : location.pathname.startsWith('/product/') && import('#pages/product/product-page.tsx');
  if (page) page.catch(() => undefined);
}

async function hydrateShop() {
  preloadPage();
  const { hydrate } = await import('./main.tsx');
  await hydrate();
  await replayInteractions();
}

function start() {
  if (isStarted) return;
  isStarted = true;
  INTERACTIONS.forEach((event) => removeEventListener(event, start));
  hydrateShop().catch((error: unknown) => window.startAgain?.(error));
}

INTERACTIONS.forEach((event) => addEventListener(event, start, { passive: true }));
// A page that needs script shows nothing to wait for.
if (document.readyState === 'complete' || document.querySelector('[data-needs-script]')) start();
// After the first paint, so that the script does not compete with it.
else addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)), { once: true });
