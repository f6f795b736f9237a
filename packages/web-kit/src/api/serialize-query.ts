export function serializeQuery(query: Record<string, unknown> | undefined): Record<string, string> {
  const pairs = Object.entries(query ?? {})
    .map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : String(value ?? '')] as const)
    .filter(([, value]) => value !== '');
  return Object.fromEntries(pairs);
}
