const PROVIDERS = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com.ar',
  'yahoo.com',
  'live.com.ar',
  'icloud.com',
];

const swapAt = (text: string, at: number) =>
  text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);

const removeAt = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1);

// One typing error: two letters swapped, one missing, one too many or one wrong.
function isOneTypoAway(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  const at = [...meant].findIndex((letter, index) => typed[index] !== letter);
  const from = at < 0 ? meant.length : at;
  return (
    swapAt(typed, from) === meant ||
    removeAt(typed, from) === meant ||
    removeAt(meant, from) === typed ||
    removeAt(typed, from) === removeAt(meant, from)
  );
}

/** Suggests a correction of a mistyped provider ('ana@gmial.com' gives 'ana@gmail.com'), or null. */
export function suggestEmail(email: string): string | null {
  const [user, domain = ''] = email.trim().toLowerCase().split('@');
  if (!user || PROVIDERS.includes(domain)) return null;
  const meant = PROVIDERS.find((provider) => isOneTypoAway(domain, provider));
  return meant ? `${user}@${meant}` : null;
}
