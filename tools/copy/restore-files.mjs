import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../backup/archive.mjs';
import { SHOP_FILES } from '../backup/shop-files.mjs';
import { partsOfCopy } from './copy-folder.mjs';
import { wasThereAt } from './moment.mjs';

function restoreFile(source, target) {
  const { mtimeMs } = statSync(source);
  mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
  copyFileSync(source, target);
  chmodSync(target, 0o600);
  utimesSync(target, mtimeMs / 1000, mtimeMs / 1000);
}

/** Copies the files that a shop had at a moment out of its copy; returns their number. */
export function restoreFiles(folder, moment, target) {
  const { files, removed } = partsOfCopy(folder);
  const laterRemovals = readdirSync(removed)
    .map(Number)
    .filter((at) => at > moment)
    .sort((one, other) => one - other)
    .map((at) => path.join(removed, String(at)));
  let count = 0;
  // Of the versions of a file, the one that was removed first after the moment was there at it.
  for (const source of [...laterRemovals, files])
    for (const name of filesBelow(source)) {
      const [file, place] = [path.join(source, name), path.join(target, name)];
      const isWanted = SHOP_FILES.includes(name) || wasThereAt(moment, statSync(file).mtimeMs);
      if (existsSync(place) || !isWanted) continue;
      restoreFile(file, place);
      count += 1;
    }
  return count;
}
