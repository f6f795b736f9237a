import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import path from 'node:path';

const load = createRequire(import.meta.url);
const dist = path.resolve(import.meta.dirname, '../../dist/src');

type Exports = Record<string, unknown>;
type Compiled = { exports: Exports; paths: string[]; _compile(code: string, file: string): void };

const isRecord = (value: unknown): value is Exports => typeof value === 'object' && value !== null;

/** Replaces functions in all loaded modules of the cms, and in the objects that these export. */
function replaceAll(replaced: ReadonlyMap<unknown, unknown>): void {
  const own = Object.entries(load.cache).filter(([file]) => file.startsWith(dist));
  const records = own.map(([, loaded]) => loaded?.exports as unknown).filter(isRecord);
  for (const record of [
    ...records,
    ...records.flatMap((exported) => Object.values(exported)).filter(isRecord),
  ])
    for (const [name, value] of Object.entries(record))
      if (replaced.has(value) && Object.getOwnPropertyDescriptor(record, name)?.writable)
        record[name] = replaced.get(value);
}

/** Compiles a module of the running cms with a fault in its text; returns a function that mends it. */
export function plantFault(file: string, right: string, wrong: string): () => void {
  const fullPath = path.join(dist, file);
  const text = readFileSync(fullPath, 'utf8');
  if (!text.includes(right)) throw new Error(`${file} does not have: ${right}`);
  const healthy = load(fullPath) as Exports;
  const faulty = new Module(fullPath) as unknown as Compiled;
  faulty.paths = (Module as unknown as { _nodeModulePaths(from: string): string[] })._nodeModulePaths(
    path.dirname(fullPath),
  );
  (faulty as unknown as { filename: string }).filename = fullPath;
  faulty._compile(text.replace(right, wrong), fullPath);
  const pairs = Object.entries(healthy)
    .filter(([, value]) => typeof value === 'function' || isRecord(value))
    .map(([name, value]) => [value, faulty.exports[name]] as const);
  replaceAll(new Map(pairs));
  return () => replaceAll(new Map(pairs.map(([right_, wrong_]) => [wrong_, right_] as const)));
}
