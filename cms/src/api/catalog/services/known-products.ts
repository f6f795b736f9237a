import { setImmediate as othersFirst } from 'node:timers/promises';
import { productIndex, type ProductIndex } from '../domain/product-index';
import type { CatalogReader } from './catalog-reader';
import { changesSince, isFull, productsAfter, putInto, reachStatement } from './product-feed';

/** What this process knows of all products, as it stands in the database whenever it is asked. */
export type KnownProducts = { current(): Promise<ProductIndex> };

/** Reads all products at the first use, and at each further one those that have changed since. */
export function knownProducts({ rows, reach, colors }: CatalogReader): KnownProducts {
  let index = productIndex();
  let since: number | null = null;
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;

  async function readAll(): Promise<void> {
    const [first] = await rows(reachStatement(reach));
    index = productIndex();
    for (let after = 0; ;) {
      const page = await rows(productsAfter(after, colors));
      for (const row of page) putInto(index, row);
      if (!isFull(page)) break;
      after = page.at(-1)?.id as number;
      await othersFirst();
    }
    since = Number(first?.reach);
  }

  async function readChanges(from: number): Promise<void> {
    const [notes] = await rows(reachStatement(reach));
    const isNews = notes?.last !== null && Number(notes?.last) >= from;
    for (let after = 0; isNews;) {
      const page = await rows(changesSince(from, after, colors));
      for (const row of page)
        if (row.id === null) index.remove(row.changed as number);
        else putInto(index, row);
      if (!isFull(page)) break;
      after = page.at(-1)?.changed as number;
      await othersFirst();
    }
    since = Number(notes?.reach);
  }

  const bringUpToDate = () => (since === null ? readAll() : readChanges(since));

  // A reading that has begun may miss what was written since: whoever asks now shares the next one.
  function soon(): Promise<void> {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        running = next as Promise<void>;
        next = null;
        return bringUpToDate();
      });
    return next;
  }

  return {
    async current() {
      await soon();
      return index;
    },
  };
}
