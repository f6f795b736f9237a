/** An erasure as database and ledger keep it: which records, never whose. */
export type Erasure = {
  id: string;
  /** Milliseconds; what the person sent later is not erased. */
  at: number;
  /** Document ids of the orders that lost their contact. */
  orders: string[];
  /** Keyed hashes of the addresses and phones whose messages, alerts and mails were deleted. */
  contacts: string[];
};

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function erasureOf(line: string): Erasure | null {
  try {
    const { id, at, orders, contacts } = JSON.parse(line) as Partial<Erasure>;
    const isWhole = typeof id === 'string' && typeof at === 'number' && isTexts(orders) && isTexts(contacts);
    return isWhole ? { id, at, orders, contacts } : null;
  } catch {
    return null;
  }
}

/** Reads a ledger, each erasure once; a line that was cut off by a crash is left out: the database has it. */
export function parseLedger(text: string): Erasure[] {
  const found = text.split('\n').flatMap((line) => erasureOf(line) ?? []);
  return [...new Map(found.map((erasure) => [erasure.id, erasure])).values()];
}

export const ledgerLine = ({ id, at, orders, contacts }: Erasure): string =>
  `${JSON.stringify({ id, at, orders, contacts })}\n`;
