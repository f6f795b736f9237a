const MAX_DEPTH = 12;
const MAX_NODES = 20_000;
const MAX_PARAMETERS = 50;
// A cart link of 50 lines has 1,400 characters.
const MAX_QUERY_VALUE = 1_500;

const poisoned = new Set(['__proto__', 'constructor', 'prototype']);
// Mercado Pago names a payment `data.id`.
const PARAMETER_NAME = /^(data\.id|[A-Za-z_][\w-]{0,40}(\[\])?)$/;

/** True for text without NUL and lone surrogates, which databases or clients reject. */
export const isCleanText = (text: string): boolean =>
  !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

type Visit = { value: unknown; depth: number };

function childrenOf({ value, depth }: Visit): Visit[] | null {
  if (typeof value === 'string') return isCleanText(value) ? [] : null;
  if (typeof value !== 'object' || value === null) return [];
  if (depth >= MAX_DEPTH) return null;
  const keys = Object.keys(value);
  if (keys.some((key) => poisoned.has(key) || !isCleanText(key))) return null;
  return Object.values(value).map((child) => ({ value: child, depth: depth + 1 }));
}

/** True for a body of bounded depth and size with harmless keys and texts; iterates, because depth could exhaust the stack. */
export function isReasonableBody(body: unknown): boolean {
  const queue: Visit[] = [{ value: body, depth: 0 }];
  for (let at = 0; at < queue.length; at += 1) {
    const children = childrenOf(queue[at] as Visit);
    if (children === null || queue.length + children.length > MAX_NODES) return false;
    queue.push(...children);
  }
  return true;
}

/** True for a query of plain parameters, each with one value or a flat list. */
export function isReasonableQuery(querystring: string): boolean {
  const pairs = [...new URLSearchParams(querystring)];
  const isPlain = ([name, value]: [string, string]) =>
    PARAMETER_NAME.test(name) &&
    !poisoned.has(name) &&
    value.length <= MAX_QUERY_VALUE &&
    isCleanText(value) &&
    !value.includes('\ufffd');
  return pairs.length <= MAX_PARAMETERS && pairs.every(isPlain);
}

export function isReasonablePath(path: string): boolean {
  try {
    return path.length <= 2000 && isCleanText(decodeURIComponent(path));
  } catch {
    return false;
  }
}
