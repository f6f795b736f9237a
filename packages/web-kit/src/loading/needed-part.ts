/** Names the notice that pages have hidden (`script-notice.ts`). */
export const NOTICE_ID = 'script-notice';

type Load<T> = () => Promise<T>;

const WAITS_MS = [400, 1600];
const TYPING = ['input', 'change', 'drop'] as const;

let typedOn: string | null = null;

/** Records on which page somebody typed, chose or dropped something: that page is not reloaded by itself. */
export function recordTyping(): void {
  const record = () => (typedOn = location.pathname);
  TYPING.forEach((event) => addEventListener(event, record, true));
}

const scope = globalThis as { retryOfPart?: string };

// Older browsers remember a module that they could not load, so the build adds this to its address (`retried-imports.ts`).
function loadAtNewAddress<T>(load: Load<T>, attempt: number): Promise<T> {
  scope.retryOfPart = `?retry=${attempt}`;
  try {
    return load();
  } finally {
    scope.retryOfPart = '';
  }
}

/** Loads a part of the page in a chunk of its own, twice more if that fails. */
export async function retryPart<T>(load: Load<T>): Promise<T> {
  let loading = load();
  for (const [at, wait] of WAITS_MS.entries())
    try {
      return await loading;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
      loading = loadAtNewAddress(load, at + 1);
    }
  return loading;
}

/** Shows the notice of a lost script, or hides it where the page has recovered. */
export function toggleScriptNotice(isShown: boolean): void {
  const notice = document.getElementById(NOTICE_ID);
  if (notice) notice.hidden = !isShown;
}

const isShopReachable = () =>
  fetch('/livez', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

// Once per path and tab: a file that stays lost must not reload a page for ever.
function mayReload(): boolean {
  const key = `reloaded ${location.pathname}`;
  try {
    if (typedOn === location.pathname || sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    return false;
  }
}

/** Reloads the page if the shop is in reach and nothing is lost by it; false where it may not. */
export async function reloadOnce(): Promise<boolean> {
  if (!navigator.onLine || !(await isShopReachable()) || !mayReload()) return false;
  location.reload();
  return true;
}

/**
 * Loads a part that the page cannot do without. One that stays lost, as after a release, reloads the page by itself where
 * nothing was typed, and else shows the notice and throws; a browser without a connection says so itself.
 */
export async function neededPart<T>(load: Load<T>): Promise<T> {
  try {
    return await retryPart(load);
  } catch (error) {
    if (await reloadOnce()) return new Promise(() => undefined);
    if (navigator.onLine) toggleScriptNotice(true);
    throw error;
  }
}

/** Loads a part that the page can do without, and uses it if it arrives. */
export const optionalPart = <T>(load: Load<T>, use: (part: T) => unknown): void =>
  void load().then(use, () => undefined);
