// The first view needs no script: the shop's own waits until the page has loaded or is touched.
const TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const;
let started = false;

// What was pressed before the page could answer is pressed again once it can.
const pressed = new Set<HTMLElement>();

function remember({ target }: Event) {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
  if (button) pressed.add(button);
}

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

function start() {
  if (started) return;
  started = true;
  TOUCHES.forEach((touch) => removeEventListener(touch, start));
  const styles = wholeSheet();
  void import('./main.tsx').then(async ({ hydrate }) => {
    await hydrate(styles);
    removeEventListener('click', remember, true);
    pressed.forEach((button) => button.click());
  });
}

addEventListener('click', remember, true);
TOUCHES.forEach((touch) => addEventListener(touch, start, { passive: true }));
// A page that can only say that it is loading gains nothing by waiting.
if (document.readyState === 'complete' || document.querySelector('[data-waiting]')) start();
else addEventListener('load', start, { once: true });
