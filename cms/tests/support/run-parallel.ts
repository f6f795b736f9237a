export async function runParallel<T>(
  count: number,
  parallel: number,
  work: (at: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const shopper = async () => {
    while (next < count) {
      const at = next;
      next += 1;
      results[at] = await work(at);
    }
  };
  await Promise.all(Array.from({ length: Math.min(parallel, count) }, shopper));
  return results;
}

export function statusesOf(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
