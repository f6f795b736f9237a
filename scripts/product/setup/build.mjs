import { existsSync } from 'node:fs';
import { runStep } from '../processes/run-command.mjs';
import { projectPath } from '../project.mjs';
import { buildTargets } from './build-targets.mjs';
import { contentHash, readStamp, writeStamp } from './content-hash.mjs';

async function buildIfStale({ name, inputs, output, command, cwd, env }) {
  const stamp = projectPath('.cache/built', name);
  // The hash is computed before the build, so that a file saved meanwhile makes the part stale again.
  const hash = contentHash(inputs);
  if (existsSync(projectPath(output)) && readStamp(stamp) === hash) return;
  await runStep(`Building ${name}`, command, { cwd, env });
  writeStamp(stamp, hash);
}

export async function buildStaleParts(names) {
  for (const target of buildTargets) if (names.includes(target.name)) await buildIfStale(target);
}
