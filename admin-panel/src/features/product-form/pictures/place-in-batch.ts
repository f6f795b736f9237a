/** Addresses of the files that were chosen together, in their order; null until one is uploaded. */
export type Batch = (string | null)[];

export type Place = { batch: Batch; at: number };

/** Returns the index for an uploaded picture: beside the others of its batch, else the first empty row or the end. */
export function placeOf(urls: readonly string[], batch: Batch, at: number): number {
  const indexOf = (url: string | null) => (url === null ? -1 : urls.indexOf(url));
  const before = batch
    .slice(0, at)
    .filter((url) => indexOf(url) >= 0)
    .at(-1);
  if (before) return indexOf(before) + 1;
  const after = batch.slice(at + 1).find((url) => indexOf(url) >= 0);
  if (after) return indexOf(after);
  const empty = urls.indexOf('');
  return empty >= 0 ? empty : urls.length;
}
