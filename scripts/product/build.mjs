import { existsSync } from 'node:fs';
import { buildTargets } from './build-targets.mjs';
import { hashOf } from './content-hash.mjs';
import { place } from './places.mjs';
import { runStep } from './run.mjs';
import { readStamp, writeStamp } from './stamps.mjs';

const stampOf = (name) => place('.cache/built', name);
const isFresh = ({ name, inputs, output }) =>
  existsSync(place(output)) && readStamp(stampOf(name)) === hashOf(inputs);

/** Builds a part unless its sources are the ones it was built from. */
export async function buildIfStale(target) {
  if (isFresh(target)) return;
  const hash = hashOf(target.inputs);
  await runStep(`Building ${target.name}`, target.command, { cwd: target.cwd, env: target.env });
  // Taken before the build: a file saved meanwhile makes the part stale again.
  writeStamp(stampOf(target.name), hash);
}

/** Builds every named part that is stale, in order. */
export async function buildWhatIsStale(names) {
  for (const target of buildTargets) if (names.includes(target.name)) await buildIfStale(target);
}
