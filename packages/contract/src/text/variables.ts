/** What the variables of a text stand for; '' where the owner has not said it. */
export type VariableValues = Readonly<Record<string, string>>;

// Doubled or wide braces mean the same, as other programs write them; braces around anything but words are text.
const VARIABLE = /[{﹛｛]+[\s\p{Cf}]*([\p{L}_][\p{L}\p{M}\p{Cf}\p{Pd}\d_\s]*)[}﹜｝]+/gu;
const SPACED_VARIABLE = new RegExp(`( ?)${VARIABLE.source}`, 'gu');
const OPENED = /\{\s*([\p{L}_]+)|([\p{L}_]+)\s*\}/gu;

const readable = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();

/** Returns the names of a text's `{variables}`, each once. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => readable(name))),
];

/** Returns what a line says before, between and after its variables. */
export const literalsOf = (line: string): string[] => line.split(VARIABLE).filter((_, at) => at % 2 === 0);

export const withoutVariables = (text: string): string => text.replace(VARIABLE, ' ');

/** Returns why a text cannot be filled in, in Spanish; null when it can. */
export function variableFault(text: string, known: readonly string[]): string | null {
  const unknown = variablesIn(text).find((name) => !known.includes(name));
  if (unknown !== undefined)
    return known.length > 0
      ? `No existe la variable {${unknown}}. Podés usar: ${known.join(', ')}.`
      : 'Este dato se escribe tal cual: acá no van variables entre llaves.';
  const half = [...readable(withoutVariables(text)).matchAll(OPENED)].map(
    ([, opened, closed]) => opened ?? closed ?? '',
  );
  const name = half.find((one) => known.includes(one));
  return name ? `Falta cerrar o abrir una variable: se escribe {${name}}.` : null;
}

const valueOf = (values: VariableValues, name: string): string =>
  Object.hasOwn(values, name) ? (values[name] ?? '') : '';

/** Tells whether a text names data that the owner has not said. */
export const lacksValue = (text: string, values: VariableValues): boolean =>
  variablesIn(text).some((name) => !valueOf(values, name));

/** Fills in a text once: braces within values stay. An empty value takes the space before it along. */
export const fillVariables = (text: string, values: VariableValues): string =>
  text.replace(SPACED_VARIABLE, (_, space: string, name: string) => {
    const value = valueOf(values, readable(name));
    return value && space + value;
  });

/** Fills in the lines that have all their data and leaves out the others. */
export const fillLines = (lines: readonly string[], values: VariableValues): string =>
  lines
    .filter((line) => !lacksValue(line, values))
    .map((line) => fillVariables(line, values))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
