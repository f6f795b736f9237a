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
  // A failed test must not leave calls running that its retry would count.
  const ended = await Promise.allSettled(Array.from({ length: Math.min(parallel, count) }, shopper));
  const failed = ended.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
  if (failed) throw failed.reason;
  return results;
}

export function statusesOf(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
