import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { projectPath, ROOT } from '../../launcher/project.mjs';

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });

/** Returns the last commit that this branch shares with main: what has landed was checked. */
export function landedCommit() {
  try {
    return git('merge-base', 'HEAD', 'origin/main').trim();
  } catch {
    return 'HEAD';
  }
}

/** Lists the files that differ from a commit: committed, not yet committed and new ones. */
export function changedFiles(base) {
  const changed = git('diff', '--name-only', '-z', base);
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  const files = new Set(`${changed}${added}`.split('\0').filter(Boolean));
  return [...files].filter((file) => existsSync(projectPath(file)));
}
