import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const SOURCE = /(?<!\.test|\.d)\.(ts|tsx|mjs)$/;

const filesOf = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesOf(file);
    return SOURCE.test(entry.name) ? [file] : [];
  });

const sources = ['cms/src', 'cms/config', 'tools'].flatMap(filesOf).map((file) => ({
  file,
  // Comments name what code does not use.
  code: readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
}));

/** Returns what a pattern finds in the code of cms and tools, each with the files that name it. */
export function usesOf(pattern: RegExp, nameOf = (found: string[]) => found[1] ?? ''): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  for (const { file, code } of sources)
    for (const found of code.matchAll(pattern)) {
      const name = nameOf(found);
      uses.set(name, [...new Set(uses.get(name)).add(file)]);
    }
  return uses;
}

const inSql = (table: string) => `\\b(?:from|join|into|on|update) (${table})\\b(?!\\.)`;

/** Returns the files whose SQL or calls name a table; a single word counts only as the first value of a call. */
export function usesOfTable(table: string): string[] {
  const quoted = table.includes('_') ? `['"\`](${table})\\b` : `\\(['"\`](${table})(?:['"\`]| as )`;
  const uses = usesOf(new RegExp(`${inSql(table)}|${quoted}`, 'g'), () => table);
  return uses.get(table) ?? [];
}

/** Returns at most three of the files for the title of a test. */
export const named = (files: readonly string[]): string =>
  files.length > 3 ? `${files.slice(0, 2).join(', ')} and ${files.length - 2} more` : files.join(', ');
