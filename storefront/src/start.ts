import { recordInteractions } from './interaction-replay.ts';

// The server's page works without script, so the shop loads after the page or at the first interaction.
const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart'] as const;
let isStarted = false;

const replayInteractions = recordInteractions(window);

// The page holds only the styles of its own markup: everything rendered later may need the whole sheet.
function loadStyles(): Promise<void> {
  const href = document.querySelector<HTMLElement>('style[data-sheet]')?.dataset.sheet;
  if (!href) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
  });
}

async function hydrateShop() {
  const styles = loadStyles();
  const { hydrate } = await import('./main.tsx');
  await hydrate(styles);
  await replayInteractions();
}

function start() {
  if (isStarted) return;
  isStarted = true;
  INTERACTIONS.forEach((event) => removeEventListener(event, start));
  void hydrateShop();
}

INTERACTIONS.forEach((event) => addEventListener(event, start, { passive: true }));
// A page that needs script shows nothing to wait for.
if (document.readyState === 'complete' || document.querySelector('[data-needs-script]')) start();
// After the first paint, so that the script does not compete with it.
else addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)), { once: true });
