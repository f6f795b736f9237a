import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectPath } from '../launcher/project.mjs';
import { exitWithError, print, UserError } from '../launcher/terminal/terminal.mjs';
import { checks } from './checks.mjs';
import { composeProject, runProgram } from './compose.mjs';
import { connectIpv6Visitors, disconnectIpv6Visitors } from './ipv6-visitors.mjs';
import { openShop, settings } from './open-shop.mjs';

async function runCheck(shop, [number, name, required, measure]) {
  const [passed, measured] = await measure(shop).catch((error) => [false, error.message.split('\n')[0]]);
  print(`${passed ? 'pass' : 'FAIL'} | ${number} | ${name} | ${required} | ${measured}`);
  return passed;
}

async function buildImages(project, isLocal) {
  if (isLocal) {
    const node = readFileSync(projectPath('.nvmrc'), 'utf8').trim();
    const folder = projectPath('.cache/local-bases');
    await runProgram('sh', [projectPath('tools/containers/local-bases.sh'), node, folder]);
  }
  await project.compose('build');
}

const projectsOf =
  (isLocal) =>
  ({ files = [], env = {}, checkout }) => {
    const all = [...files, 'tools/containers/images.compose.yml'];
    if (isLocal) all.push('tools/containers/local-bases.compose.yml');
    return composeProject(all, { ...settings, DOCKER_BUILDKIT: isLocal ? '0' : '1', ...env }, checkout);
  };

const optionOf = (words, name) => words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);

/** Builds both images, starts the compose file of the repository and breaks it in every way that `checks` names. */
async function testContainers(words) {
  const isLocal = words.includes('--local-bases');
  const only = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'containers-test-'));
  const projectWith = projectsOf(isLocal);
  const project = projectWith({ files: ['docker/loopback.compose.yml'] });
  try {
    if (!words.includes('--no-build')) await buildImages(project, isLocal);
    await connectIpv6Visitors();
    await project.compose('up', '-d');
    const shop = { ...(await openShop({ project, folder })), projectWith, older: optionOf(words, '--from') };
    const results = [];
    for (const check of checks)
      if (only.length === 0 || only.includes(check[0])) results.push(await runCheck(shop, check));
    const passed = results.filter(Boolean).length;
    print(`\n${passed} passed, ${results.length - passed} failed`);
    if (passed < results.length) throw new UserError('Some checks failed.');
  } finally {
    if (!words.includes('--keep')) await project.compose('down', '-v', '-t', '5').catch(() => undefined);
    await disconnectIpv6Visitors();
    rmSync(folder, { recursive: true, force: true });
  }
}

testContainers(process.argv.slice(2)).catch(exitWithError);
