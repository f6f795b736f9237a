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

/** A text without what names a person or opens a door, should any have got into it. */
export const scrubbed = (text: string): string =>
  personal.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);

const clean = (value: unknown): unknown => {
  if (typeof value === 'string') return scrubbed(value);
  if (value instanceof Error) return scrubbed(value.stack ?? value.message);
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner)]));
};

export type LogLine = { level: string; part: string; message: string } & Record<string, unknown>;

/** One line of a log: JSON, with the time first. */
export const logLine = ({ level, part, message, ...more }: LogLine, now = new Date()): string =>
  JSON.stringify({
    time: now.toISOString(),
    level,
    part,
    message: scrubbed(message),
    ...(clean(more) as object),
  });
