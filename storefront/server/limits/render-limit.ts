import { MINUTE_MS } from '@shop/contract';

const PER_MINUTE = 300;
const MAX_VISITORS = 10_000;

type Account = { spent: number; since: number };

/** Pages that are not at hand cost work: each visitor may ask for so many a minute, far beyond what anybody reads. */
export function createRenderLimit(factor: number, now: () => number = Date.now) {
  const accounts = new Map<string, Account>();
  const allowed = PER_MINUTE * factor;

  return function mayAsk(visitor: string): boolean {
    const known = accounts.get(visitor);
    const account = known && now() - known.since < MINUTE_MS ? known : { spent: 0, since: now() };
    account.spent += 1;
    // Anew at the end of the line: whoever came longest ago is forgotten first.
    accounts.delete(visitor);
    accounts.set(visitor, account);
    if (accounts.size > MAX_VISITORS) accounts.delete(accounts.keys().next().value ?? '');
    return account.spent <= allowed;
  };
}
