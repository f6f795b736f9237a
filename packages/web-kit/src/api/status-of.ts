/** Returns the HTTP status of a failed call: 0 without an answer, undefined for other errors. */
export function statusOf(error: unknown): number | undefined {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : undefined;
}
