/** Does the work for all items, some at a time. */
export async function someAtOnce(items, count, work) {
  for (let at = 0; at < items.length; at += count) await Promise.all(items.slice(at, at + count).map(work));
}
