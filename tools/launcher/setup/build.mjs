import { existsSync } from 'node:fs';
import os from 'node:os';
import { runStep } from '../processes/run-command.mjs';
import { projectPath } from '../project.mjs';
import { buildTargets } from './build-targets.mjs';
import { contentHash, readStamp, writeStamp } from './content-hash.mjs';

const stampOf = (name) => projectPath('.cache/built', name);
const isCurrent = ({ name, output }, hash) =>
  existsSync(projectPath(output)) && readStamp(stampOf(name)) === hash;

/** True when a part has to be built. */
export function isStale(name) {
  const target = buildTargets.find((one) => one.name === name);
  return !isCurrent(target, contentHash(target.inputs));
}

async function buildIfStale(target, options) {
  const { name, usually, command, cwd, env, inputs } = target;
  // The hash is computed before the build, so that a file saved meanwhile makes the part stale again.
  const hash = contentHash(inputs);
  if (isCurrent(target, hash)) return;
  await runStep(`Building ${name} (usually about ${usually})`, command, { cwd, env, ...options });
  writeStamp(stampOf(name), hash);
}

// The first failure ends the run, but only after the builds beside it: they must not outlive the lock.
async function buildSideBySide(targets, options) {
  const waiting = [...targets];
  const work = async () => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      await buildIfStale(target, options).catch((error) => {
        waiting.length = 0;
        throw error;
      });
    }
  };
  const workers = Array.from({ length: os.availableParallelism() }, work);
  const failed = (await Promise.allSettled(workers)).find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

/** Builds the stale ones of the named parts: first the contract, then the others side by side, one per core. */
export async function buildStaleParts(names, options = {}) {
  const targets = buildTargets.filter(({ name }) => names.includes(name));
  const isFirst = ({ name }) => name === 'contract';
  await buildSideBySide(targets.filter(isFirst), options);
  await buildSideBySide(
    targets.filter((target) => !isFirst(target)),
    options,
  );
}
