const MIN_NAMES = 2;
const MAX_NAMES = 20;
const MAX_NAME = 40;
const MAX_GROUPS = 200;

const lettersOnly = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '’.-]*$/u;

/** Splits a text with one group per line, its names separated by commas; empty lines are left out. */
export const parseSynonymGroups = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) =>
      line
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .filter((names) => names.length > 0);

const faultOfGroup = (names: readonly string[]): string | null => {
  if (names.length < MIN_NAMES) return 'escribí al menos dos palabras separadas por comas';
  if (names.length > MAX_NAMES) return `hasta ${MAX_NAMES} palabras por renglón`;
  const bad = names.find((name) => name.length > MAX_NAME || !lettersOnly.test(name));
  return bad === undefined ? null : `«${bad.slice(0, MAX_NAME)}» no es una palabra que se pueda buscar`;
};

/** Returns what is wrong with a text of synonyms, naming its group, or null. */
export function findSynonymFault(text: string): string | null {
  const groups = parseSynonymGroups(text);
  if (groups.length > MAX_GROUPS) return `Se admiten hasta ${MAX_GROUPS} renglones`;
  for (const [at, names] of groups.entries()) {
    const fault = faultOfGroup(names);
    if (fault) return `Renglón ${at + 1}: ${fault}`;
  }
  return null;
}
