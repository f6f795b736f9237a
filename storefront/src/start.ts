import { rememberEarlyTouches } from './early-touches.ts';

// The first view needs no script: the shop's own waits until the page has loaded or is touched.
const TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const;
let started = false;

// What was done before the page could answer is done again once it can.
const repeatEarlyTouches = rememberEarlyTouches(window);

async function wake() {
  const { hydrate } = await import('./main.tsx');
  await hydrate();
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
