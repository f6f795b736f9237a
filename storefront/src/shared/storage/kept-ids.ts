// What is not even shaped like an id would spoil the question for all the others.
const isId = (value: unknown): value is string => typeof value === 'string' && /^\w{1,40}$/.test(value);

/** Ids kept in storage, each once: what cannot be read is dropped, the others stay. */
export function parseIds(text: string | null, most: number): string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? [...new Set(kept.filter(isId))].slice(0, most) : [];
  } catch {
    return [];
  }
}
