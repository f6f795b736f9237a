import { errorCodes, type OrderDraftInput } from '@shop/contract';
import { newRetryKey } from '@shop/web-kit/api';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
type Refusal = { status?: unknown; code?: unknown };

const KEY = 'order-key';
const SENT = 'order-drafts-sent';
const DRAFTS_KEPT = 5;

const codeOf = (error: unknown) => (error as Refusal | null)?.code;
const isMismatch = (error: unknown) => codeOf(error) === errorCodes.idempotencyMismatch;

/** Whether the answer says that no order was made; without one, or after a fault, nobody knows. */
function saysNo(error: unknown): boolean {
  const status = (error as Refusal | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 && codeOf(error) !== errorCodes.conflict;
}

function sentDrafts(tab: Kept): string[] {
  try {
    const drafts: unknown = JSON.parse(tab.getItem(SENT) ?? '[]');
    return Array.isArray(drafts) ? drafts.filter((draft) => typeof draft === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * One purchase, however many times it is sent: all sends carry one key until the shop answers.
 * The key is shared by the browser's tabs, as the cart is; the drafts, which name a person, stay in this tab.
 */
export function createOrderAttempt(browser: Kept, tab: Kept) {
  let held: string | null = null;

  function key(): string {
    held ??= browser.getItem(KEY) ?? newRetryKey();
    browser.setItem(KEY, held);
    return held;
  }

  /** Agrees with the browser's other tabs on the key while the checkout is open, before any of them sends. */
  function agree(events: StorageEvents): () => void {
    const follow = (event: Event) => {
      if ((event as StorageEvent).key === KEY) held = browser.getItem(KEY);
    };
    key();
    events.addEventListener('storage', follow);
    return () => events.removeEventListener('storage', follow);
  }

  function forget() {
    held = null;
    browser.removeItem(KEY);
    tab.removeItem(SENT);
  }

  function remember(draft: string) {
    const others = sentDrafts(tab).filter((sent) => sent !== draft);
    tab.setItem(SENT, JSON.stringify([...others, draft].slice(-DRAFTS_KEPT)));
  }

  return { key, agree, forget, remember, sent: () => sentDrafts(tab) };
}

export type OrderAttempt = ReturnType<typeof createOrderAttempt>;
type Send<A> = (draft: OrderDraftInput, key: string) => Promise<A>;

// The key already stands for another draft: an earlier send did arrive, only its answer got lost.
async function answerToEarlierDraft<A>(
  attempt: OrderAttempt,
  current: string,
  mismatch: unknown,
  send: Send<A>,
) {
  const earlier = attempt.sent().filter((draft) => draft !== current);
  for (const draft of earlier.reverse()) {
    try {
      return await send(JSON.parse(draft) as OrderDraftInput, attempt.key());
    } catch (error) {
      if (!isMismatch(error)) throw error;
    }
  }
  attempt.forget();
  throw mismatch;
}

/** Sends an order so that a lost answer, a retry or a second click never makes two of it. */
export async function sendOnce<A>(draft: OrderDraftInput, attempt: OrderAttempt, send: Send<A>): Promise<A> {
  const text = JSON.stringify(draft);
  attempt.remember(text);
  try {
    const answer = await send(draft, attempt.key()).catch((error: unknown) => {
      if (isMismatch(error)) return answerToEarlierDraft(attempt, text, error, send);
      throw error;
    });
    attempt.forget();
    return answer;
  } catch (error) {
    if (saysNo(error)) attempt.forget();
    throw error;
  }
}
