const PROVIDERS = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com.ar',
  'yahoo.com',
  'live.com.ar',
  'icloud.com',
];

const swapped = (text: string, at: number) =>
  text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);

const without = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1);

// One slip of the fingers: two letters swapped, one missing, one too many or one wrong.
function isOneSlipAway(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  const at = [...meant].findIndex((letter, index) => typed[index] !== letter);
  const from = at < 0 ? meant.length : at;
  return (
    swapped(typed, from) === meant ||
    without(typed, from) === meant ||
    without(meant, from) === typed ||
    without(typed, from) === without(meant, from)
  );
}

/** The address that was probably meant ('ana@gmial.com' reads 'ana@gmail.com'), or null when nothing looks wrong. */
export function suggestedEmail(email: string): string | null {
  const [user, domain = ''] = email.trim().toLowerCase().split('@');
  if (!user || PROVIDERS.includes(domain)) return null;
  const meant = PROVIDERS.find((provider) => isOneSlipAway(domain, provider));
  return meant ? `${user}@${meant}` : null;
}
