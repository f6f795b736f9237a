import { MINUTE_MS } from '@shop/contract';

/** A process counts this share of what is allowed by itself before it tells the others. */
const TOLD_BY = 10;

type Reads = { own: number; told: number; others: number };
export type Told = { address: string; reads: number };
/** Adds reads of a minute to what all processes have counted, and answers the sums. */
export type TellOthers = (minute: number, news: readonly Told[]) => Promise<ReadonlyMap<string, number>>;
type Options = { allowed: () => number; tellOthers?: TellOthers };

/**
 * Counts reads by address and minute in memory. With others to tell, an address is told each time a tenth of what
 * it is allowed has gathered, so that most visitors cost no write at all and nobody gets far by changing processes.
 */
export function createReadCounter({ allowed, tellOthers }: Options) {
  let minute = 0;
  let visitors = new Map<string, Reads>();
  const due = new Set<string>();
  let telling = false;

  function turnTo(now: number): void {
    const current = Math.floor(now / MINUTE_MS);
    if (current === minute) return;
    minute = current;
    visitors = new Map();
    due.clear();
  }

  function readsOf(address: string): Reads {
    const known = visitors.get(address) ?? { own: 0, told: 0, others: 0 };
    visitors.set(address, known);
    return known;
  }

  function takeNews(): Told[] {
    const news = [...due].map((address) => {
      const reads = readsOf(address);
      const fresh = reads.own - reads.told;
      reads.told = reads.own;
      return { address, reads: fresh };
    });
    due.clear();
    return news;
  }

  async function tell(tellAll: TellOthers): Promise<void> {
    telling = true;
    const [toldIn, asked] = [minute, visitors];
    const news = takeNews();
    try {
      const sums = await tellAll(toldIn, news);
      for (const { address } of news) {
        const reads = asked.get(address);
        if (reads) reads.others = Math.max(reads.others, (sums.get(address) ?? 0) - reads.told);
      }
    } catch {
      // The database is away: each process goes by its own count until it is back.
      for (const { address, reads: fresh } of news) {
        const reads = asked.get(address);
        if (reads) reads.told -= fresh;
      }
    }
    telling = false;
    if (due.size > 0) await tell(tellAll);
  }

  /** Counts a read; answers the seconds to wait when the address has read too much in this minute, else 0. */
  return function waitAfterRead(address: string, now = Date.now()): number {
    turnTo(now);
    const reads = readsOf(address);
    if (reads.own + reads.others >= allowed()) return Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000);
    reads.own += 1;
    if (tellOthers && reads.own - reads.told >= allowed() / TOLD_BY) {
      due.add(address);
      if (!telling) void tell(tellOthers);
    }
    return 0;
  };
}
