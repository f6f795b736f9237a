const MAX_WAIT_MS = 3_000;

const settled = (image: HTMLImageElement): Promise<void> =>
  new Promise((resolve) => {
    if (image.complete) return resolve();
    image.addEventListener('load', () => resolve(), { once: true });
    image.addEventListener('error', () => resolve(), { once: true });
  });

/** Waits until the pictures inside an element have loaded or failed, three seconds at most. */
export async function picturesSettled(element: HTMLElement): Promise<void> {
  const tooLate = new Promise<void>((resolve) => void setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([tooLate, Promise.all([...element.querySelectorAll('img')].map(settled))]);
}
