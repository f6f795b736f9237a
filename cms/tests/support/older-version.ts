import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
/** The file that brought the counts and triggers of a grown shop: what was before it knew other tables. */
const MILESTONE = 'cms/src/database/order-days.ts';

const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The last commit whose database had another shape, or null where the history does not reach so far back. */
export function olderCommit(): string | null {
  const [added = ''] = (git('log', '--diff-filter=A', '--format=%H', '--', MILESTONE).stdout ?? '').split(
    '\n',
  );
  const { status, stdout } = git('rev-parse', '--verify', '--quiet', `${added}^`);
  return added && status === 0 ? stdout.trim() : null;
}

// The packages are today's: only the shop's own code is the older one.
function linkPackages(folder: string): void {
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const here = path.join(root, 'cms/node_modules');
  const there = path.join(folder, 'cms/node_modules');
  mkdirSync(path.join(there, '@shop'), { recursive: true });
  for (const name of readdirSync(here))
    if (name !== '@shop') symlinkSync(path.join(here, name), path.join(there, name));
  symlinkSync(path.join(folder, 'packages/contract'), path.join(there, '@shop/contract'));
}

function compile(folder: string): void {
  const tsc = (packages: string, ...args: string[]) =>
    execFileSync(process.execPath, [path.join(root, packages, 'typescript/bin/tsc'), ...args], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  tsc('node_modules', '-b', 'packages/contract');
  tsc('cms/node_modules', '-p', 'cms/tsconfig.json');
  // Strapi shows its panel from here; it is the same one.
  symlinkSync(path.join(root, 'cms/dist/build'), path.join(folder, 'cms/dist/build'));
}

/** Checks an older version out beside this one and compiles it; answers the folder of its cms, and how to remove it. */
export function checkOut(commit: string): { appDir: string; remove: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-older-'));
  execFileSync('git', ['worktree', 'add', '--detach', '--quiet', folder, commit], { cwd: root });
  const remove = () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    linkPackages(folder);
    compile(folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { appDir: path.join(folder, 'cms'), remove };
}
