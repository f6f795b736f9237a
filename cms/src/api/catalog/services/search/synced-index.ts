import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { createCatalogIndex, type CatalogIndex } from '../../domain/search/catalog-index';
import { parseSynonyms } from '../../domain/search/synonyms';
import type { CatalogReader, Statement } from '../reader/catalog-reader';
import {
  asCatalogProduct,
  changesSince,
  cursorStatement,
  isFullPage,
  productsAfter,
  type EntryRow,
} from './index-rows';

export type SyncedIndex = { current(): Promise<CatalogIndex> };

/** Creates the index of a process, which reads the changes of all processes before each use. */
export function createSyncedIndex(
  { rows, changeCursor }: CatalogReader,
  currentSynonyms: () => Promise<string>,
): SyncedIndex {
  let index = createCatalogIndex([]);
  let synonyms: string | null = null;
  let since: number | null = null;
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;

  const putRow = (row: EntryRow) => index.put(asCatalogProduct(row), row.stock);
  const entries = async (statement: Statement) => (await rows(statement)) as EntryRow[];

  async function readAll(): Promise<void> {
    const [position] = await rows(cursorStatement(changeCursor));
    index = createCatalogIndex(parseSynonyms(synonyms ?? ''));
    for (let after = 0; ;) {
      const page = await entries(productsAfter(after));
      for (const row of page) putRow(row);
      if (!isFullPage(page)) break;
      after = page.at(-1)?.id ?? after;
      await yieldToEventLoop();
    }
    since = Number(position?.cursor);
  }

  async function readChanges(from: number): Promise<void> {
    const [position] = await rows(cursorStatement(changeCursor));
    const hasChanges = position?.last !== null && Number(position?.last) >= from;
    for (let after = 0; hasChanges;) {
      const page = await entries(changesSince(from, after));
      for (const row of page)
        if (row.id === null) index.remove(row.changed as number);
        else putRow(row);
      if (!isFullPage(page)) break;
      after = page.at(-1)?.changed as number;
      await yieldToEventLoop();
    }
    since = Number(position?.cursor);
  }

  async function refresh(): Promise<void> {
    const wanted = await currentSynonyms();
    // Words of all products change with the owner's synonyms.
    if (wanted !== synonyms) since = null;
    synonyms = wanted;
    return since === null ? readAll() : readChanges(since);
  }

  // A refresh that has begun may miss later writes, so callers share the next one.
  function scheduleRefresh(): Promise<void> {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        running = next as Promise<void>;
        next = null;
        return refresh();
      });
    return next;
  }

  return {
    async current() {
      await scheduleRefresh();
      return index;
    },
  };
}
