// Repetitions are bounded where a pattern can begin at many places: unbounded, they would take quadratic time.
const personal: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]{1,64}@[\w-]+(\.[\w-]+)+/g, '[e-mail]'],
  [/\beyJ[\w-]{1,2000}\.[\w-]+\.[\w-]*/g, '[token]'],
  [
    /\b(bearer|password|contraseña|token|secret|authorization|cookie)(["']?\s{0,5}[:=]?\s{0,5}["']?)[^\s"',;&}]{4,}/gi,
    '$1$2[…]',
  ],
  [/:\/\/[^\s/:@]+:[^\s/@]+@/g, '://[…]@'],
  [/(?<![\w.:-])\+?\d[\d ()-]{7,30}\d(?![\w:-])/g, '[phone]'],
];

const MAX_LENGTH = 10_000;
// The longest address: a cut may leave the beginning of one, which no pattern recognizes.
const CUT_MARGIN = 320;

const redacted = (text: string): string =>
  personal.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);

/** Replaces e-mail addresses, phone numbers, tokens and secrets by placeholders; shortens long texts. */
export function redactPersonalData(text: string): string {
  if (text.length <= MAX_LENGTH) return redacted(text);
  const start = redacted(text.slice(0, MAX_LENGTH)).slice(0, -CUT_MARGIN);
  return `${start}… (${text.length} characters)`;
}

const clean = (value: unknown): unknown => {
  if (typeof value === 'string') return redactPersonalData(value);
  if (value instanceof Error) return redactPersonalData(value.stack ?? value.message);
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner)]));
};

export type LogEntry = { level: string; part: string; message: string } & Record<string, unknown>;

/** Formats a log entry as one line of JSON without personal data, the time first. */
export const formatLogLine = ({ level, part, message, ...more }: LogEntry, now = new Date()): string =>
  JSON.stringify({
    time: now.toISOString(),
    level,
    part,
    message: redactPersonalData(message),
    ...(clean(more) as object),
  });
