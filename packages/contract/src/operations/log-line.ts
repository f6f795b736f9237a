const personal: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[e-mail]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [
    /\b(bearer|password|contraseña|token|secret|authorization|cookie)(["']?\s*[:=]?\s*["']?)[^\s"',;&}]{4,}/gi,
    '$1$2[…]',
  ],
  [/:\/\/[^\s/:@]+:[^\s/@]+@/g, '://[…]@'],
  [/(?<![\w.:-])\+?\d[\d ()-]{7,}\d(?![\w:-])/g, '[phone]'],
];

/** Replaces e-mail addresses, phone numbers, tokens and secrets by placeholders. */
export const redactPersonalData = (text: string): string =>
  personal.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);

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
