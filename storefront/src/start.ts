import { rememberEarlyTouches } from './interaction-replay.ts';

// The first view needs no script: the shop's own waits until the page has loaded or is touched.
const TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const;
let started = false;

// What was done before the page could answer is done again once it can.
const repeatEarlyTouches = rememberEarlyTouches(window);

// The page brought the rules of what it shows; whatever comes later may need any of the others.
function wholeSheet(): Promise<void> {
  const href = document.querySelector<HTMLElement>('style[data-sheet]')?.dataset.sheet;
  if (!href) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
  });
}

async function wake() {
  const styles = wholeSheet();
  const { hydrate } = await import('./main.tsx');
  await hydrate(styles);
  await repeatEarlyTouches();
}

function start() {
  if (started) return;
  started = true;
  TOUCHES.forEach((touch) => removeEventListener(touch, start));
  void wake();
}

TOUCHES.forEach((touch) => addEventListener(touch, start, { passive: true }));
// A page that can only say that it is loading gains nothing by waiting.
if (document.readyState === 'complete' || document.querySelector('[data-waiting]')) start();
// Once what has loaded is on the screen: before that, the script would only compete with it.
else addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)), { once: true });
