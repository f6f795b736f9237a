type Modules = Record<string, object>;

// Words that end so without being plurals.
const SINGULAR = ['antes', 'más', 'menos', 'mes', 'ms', 'podés'];
// 'Mostrando 1 - 1 de 1 órdenes' is the specification's wording, and shown for several pages only.
const PLURAL_OF_ONE = /(?<!de )(?<![\d.,$-])\b1 ([a-záéíóúñ]+s)\b|\b(?:los|las) 1 /giu;

const pluralsOfOne = (text: string): string[] =>
  [...text.matchAll(PLURAL_OF_ONE)]
    .filter(([, word]) => word === undefined || !SINGULAR.includes(word.toLowerCase()))
    .map(([found]) => found);

function* textsIn(value: unknown, name: string): Generator<[string, string]> {
  if (typeof value === 'string') yield [name, value];
  else if (typeof value === 'function') yield* textsOfCall(value as (...ones: number[]) => unknown, name);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* textsIn(part, `${name}.${key}`);
}

function* textsOfCall(text: (...ones: number[]) => unknown, name: string): Generator<[string, string]> {
  let result: unknown;
  try {
    result = text(...Array.from({ length: text.length }, () => 1));
  } catch {
    // Its values are no numbers.
    return;
  }
  if (typeof result === 'string') yield [name, result];
}

/**
 * Calls each text of modules with the number one; returns those that speak of it in the plural, and how many were read.
 * `severalOnly` names the texts that are shown for two things and more.
 */
export function textsForOne(modules: Modules, severalOnly: string[] = []) {
  const texts = Object.entries(modules)
    .flatMap(([file, exported]) => [...textsIn(exported, file)])
    .filter(([name]) => !severalOnly.some((text) => name.endsWith(`.${text}`)));
  const wrong = texts.flatMap(([name, text]) => pluralsOfOne(text).map((found) => `${name}: ${found}`));
  return { read: texts.length, wrong };
}
