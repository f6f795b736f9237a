import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

const KEPT_MS = 7 * 86_400_000;
// The server holds all files in memory, so a day with many builds must not fill it.
const MAX_RELEASES = 5;

type Chunk = { file: string; css?: string[]; assets?: string[] };

/** Lists the files that a build's manifest names; none before the first build. */
export function manifestFiles(folder: string): string[] {
  const file = path.join(folder, '.vite/manifest.json');
  if (!existsSync(file)) return [];
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;
  return Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
}

// A compressed copy stays as long as its file.
const withoutSuffix = (file: string) => file.replace(/\.(br|gz)$/, '');

/** Removes files that were replaced more than a week ago; the time of a file in `replaced` becomes that of its replacement. */
export function dropOldFiles(
  folder: string,
  replaced: readonly string[],
  current: readonly string[],
  now: number,
): void {
  const assets = path.join(folder, 'assets');
  if (!existsSync(assets)) return;
  const earlier = readdirSync(assets)
    .map((name) => ({ name: `assets/${withoutSuffix(name)}`, file: path.join(assets, name) }))
    .filter(({ name }) => !current.includes(name));
  for (const { name, file } of earlier) if (replaced.includes(name)) utimesSync(file, now / 1000, now / 1000);
  const timeOf = (file: string) => statSync(file).mtimeMs;
  const times = [...new Set(earlier.map(({ file }) => timeOf(file)))].sort((a, b) => b - a);
  const oldest = Math.max(now - KEPT_MS, times[MAX_RELEASES - 1] ?? 0);
  for (const { file } of earlier) if (timeOf(file) < oldest) rmSync(file);
}

/** Plugin of Vite that keeps the files of earlier releases for a week: pages of theirs may still be open. */
export const earlierReleases = () => {
  let folder = '';
  let replaced: string[] = [];
  return {
    name: 'earlier-releases',
    apply: (_: unknown, { command, isSsrBuild }: { command: string; isSsrBuild?: boolean }) =>
      command === 'build' && !isSsrBuild,
    config: () => ({ build: { emptyOutDir: false } }),
    configResolved({ root, build }: { root: string; build: { outDir: string } }) {
      folder = path.resolve(root, build.outDir);
    },
    buildStart() {
      replaced = manifestFiles(folder);
    },
    closeBundle() {
      dropOldFiles(folder, replaced, manifestFiles(folder), Date.now());
    },
  };
};
