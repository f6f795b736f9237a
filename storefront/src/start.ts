// The first view needs no script: the shop's own waits until the page has loaded or is touched.
const TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const;
let started = false;

// What was pressed before the page could answer is pressed again once it can.
const pressed = new Set<HTMLElement>();

function remember({ target }: Event) {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
  if (button) pressed.add(button);
}

function start() {
  if (started) return;
  started = true;
  TOUCHES.forEach((touch) => removeEventListener(touch, start));
  void import('./main.tsx').then(async ({ hydrated }) => {
    await hydrated;
    removeEventListener('click', remember, true);
    pressed.forEach((button) => button.click());
  });
}

addEventListener('click', remember, true);
TOUCHES.forEach((touch) => addEventListener(touch, start, { passive: true }));
if (document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });
