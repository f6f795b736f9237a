import { errorCodes, type OrderDraftInput } from '@shop/contract';
import { newIdempotencyKey, statusOf } from '@shop/web-kit/api';
import { parseStored, type SafeStorage } from '#shared/storage/safe-storage.ts';

type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

const KEY = 'order-key';
const SENT = 'order-drafts-sent';
const MAX_STORED_DRAFTS = 5;

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;
const isMismatch = (error: unknown) => codeOf(error) === errorCodes.idempotencyMismatch;

const UNDECIDED: readonly unknown[] = [errorCodes.conflict, errorCodes.rateLimited];

// Without an answer, after a server error, a conflict or a rate limit, the order may still have been placed.
function isRefused(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  return status >= 400 && status < 500 && !UNDECIDED.includes(codeOf(error));
}

function loadDrafts(tab: SafeStorage): string[] {
  const drafts = parseStored(tab.getItem(SENT));
  return Array.isArray(drafts) ? drafts.filter((draft) => typeof draft === 'string') : [];
}

// Tabs share the idempotency key, as they share the cart; the drafts hold personal data and stay in their tab.
export function createOrderAttempt(browser: SafeStorage, tab: SafeStorage) {
  let cachedKey: string | null = null;

  function key(): string {
    cachedKey ??= browser.getItem(KEY) ?? newIdempotencyKey();
    browser.setItem(KEY, cachedKey);
    return cachedKey;
  }

  /** Shares the key with other tabs while the checkout is open, before any of them sends. */
  function shareKey(events: StorageEvents): () => void {
    const onStorage = (event: Event) => {
      if ((event as StorageEvent).key === KEY) cachedKey = browser.getItem(KEY);
    };
    key();
    events.addEventListener('storage', onStorage);
    return () => events.removeEventListener('storage', onStorage);
  }

  function reset() {
    cachedKey = null;
    browser.removeItem(KEY);
    tab.removeItem(SENT);
  }

  function storeDraft(draft: string) {
    const others = loadDrafts(tab).filter((sent) => sent !== draft);
    tab.setItem(SENT, JSON.stringify([...others, draft].slice(-MAX_STORED_DRAFTS)));
  }

  return { key, shareKey, reset, storeDraft, drafts: () => loadDrafts(tab) };
}

export type OrderAttempt = ReturnType<typeof createOrderAttempt>;
type Send<A> = (draft: OrderDraftInput, key: string) => Promise<A>;

// A mismatch means that an earlier draft was placed under this key and only its answer got lost.
async function resendEarlierDraft<A>(
  attempt: OrderAttempt,
  current: string,
  mismatch: unknown,
  send: Send<A>,
) {
  const earlier = attempt.drafts().filter((draft) => draft !== current);
  for (const draft of earlier.reverse()) {
    try {
      return await send(JSON.parse(draft) as OrderDraftInput, attempt.key());
    } catch (error) {
      if (!isMismatch(error)) throw error;
    }
  }
  attempt.reset();
  throw mismatch;
}

const RETRY_AFTER_MS = 3_000;
const UNAVAILABLE = 503;

/** Sends an order once more when the shop is unavailable, as during a restart; its key makes that safe. */
export const retryWhenUnavailable =
  <A>(send: Send<A>): Send<A> =>
  async (draft, key) => {
    try {
      return await send(draft, key);
    } catch (error) {
      if (statusOf(error) !== UNAVAILABLE) throw error;
      await new Promise((retry) => setTimeout(retry, RETRY_AFTER_MS));
      return send(draft, key);
    }
  };

/** Sends an order; a lost answer, a retry or a second click never places it twice. */
export async function sendOnce<A>(draft: OrderDraftInput, attempt: OrderAttempt, send: Send<A>): Promise<A> {
  const text = JSON.stringify(draft);
  attempt.storeDraft(text);
  try {
    const answer = await send(draft, attempt.key()).catch((error: unknown) => {
      if (isMismatch(error)) return resendEarlierDraft(attempt, text, error, send);
      throw error;
    });
    attempt.reset();
    return answer;
  } catch (error) {
    if (isRefused(error)) attempt.reset();
    throw error;
  }
}
