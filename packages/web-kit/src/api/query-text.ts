/** Query values as they travel: lists with commas, nothing for what is absent or empty. */
export function queryText(query: Record<string, unknown> | undefined): Record<string, string> {
  const pairs = Object.entries(query ?? {})
    .map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : String(value ?? '')] as const)
    .filter(([, value]) => value !== '');
  return Object.fromEntries(pairs);
}
