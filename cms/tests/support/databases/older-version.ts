import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');
const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Returns the newest release tag before this version, or null without one. */
export function olderRelease(): string | null {
  const { stdout } = git(
    ...['tag', '--list', 'v*', '--sort=-version:refname'],
    ...['--merged', 'HEAD', '--no-contains', 'HEAD'],
  );
  return stdout?.split('\n')[0] || null;
}

// Dependencies are the current ones; only the shop's own code is older.
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
  // Strapi's panel build is shared: it does not differ.
  symlinkSync(path.join(root, 'cms/dist/build'), path.join(folder, 'cms/dist/build'));
}

/** Checks out and compiles a release; returns its cms folder and a clean-up function. */
export function checkOut(release: string): { appDir: string; remove: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-older-'));
  execFileSync('git', ['worktree', 'add', '--detach', '--quiet', folder, release], { cwd: root });
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
