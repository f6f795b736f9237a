const PAUSE_MS = 250;
const LIMIT_MS = 60_000;

/** Tries until it succeeds; throws the last error after a minute. */
export async function until<T>(wish: string, attempt: () => Promise<T>): Promise<T> {
  const end = Date.now() + LIMIT_MS;
  for (;;)
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw new Error(`Waited in vain for ${wish}`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
}
