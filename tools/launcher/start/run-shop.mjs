import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { startChild, stopChild } from '../processes/child-process.mjs';
import { stopWhenNpmEnds } from '../processes/stop-with-npm.mjs';
import { supervisePart } from '../processes/supervise-part.mjs';
import { projectPath, ROOT } from '../project.mjs';
import { print, printProgress, UserError } from '../terminal/terminal.mjs';

const PREPARATION = projectPath('tools/launcher/start/prepare-shop.mjs');
const BUILD_PARTS = projectPath('tools/launcher/setup/build-parts.mjs');
const PANEL_FAULT =
  "Strapi's panel could not be built; the shop is not affected. The next start tries again, or now: node tools/launcher/setup/build-parts.mjs cms-panel";

function stopOnSignals(stop) {
  let signals = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      signals += 1;
      if (signals > 1) process.exit(130);
      print('\nStopping ... (once more to leave at once)');
      void stop();
    });
  }
}

/** Forks the process that installs, builds and reads the settings; resolves with the parts, or with null if it fails. */
function prepare(args) {
  // A preload of this process could unref the channel, on which the child waits.
  const child = fork(PREPARATION, args, { execArgv: [] });
  const prepared = new Promise((resolve) => {
    child.once('message', resolve);
    child.once('exit', () => resolve(null));
  });
  return { child, prepared };
}

/** Builds Strapi's panel while the shop is open; its failure is only reported. */
function buildPanel() {
  const args = [BUILD_PARTS, '--in-background', 'cms-panel'];
  const build = startChild({ name: 'panel', args, cwd: ROOT, env: process.env });
  void build.ended.then(({ reason }) => {
    if (!/exit code 0|signal/.test(reason)) printProgress(PANEL_FAULT);
  });
  return build;
}

function startPart(part) {
  printProgress(`Starting the ${part.name} ...`);
  return supervisePart(part);
}

/** Starts the parts of the shop, and those that are optional when it is open; only the former can make it fail. */
function startParts(parts) {
  const supervised = parts.filter(({ isOptional }) => !isOptional).map(startPart);
  const [optional, open] = [[], Promise.all(supervised.map(({ serving }) => serving))];
  let isStopping = false;
  void open.then(() => {
    if (!isStopping) optional.push(...parts.filter(({ isOptional }) => isOptional).map(startPart));
  });
  return {
    open,
    failure: Promise.race(supervised.map(({ failure }) => failure)),
    // The storefront finishes its requests before the cms ends, and the copy takes what they sold.
    stop: async () => {
      isStopping = true;
      for (const part of [...supervised.reverse(), ...optional]) await part.stop();
    },
  };
}

/** Runs the shop until a signal, or until a part keeps failing, which stops the others and throws. */
export async function runShop(args) {
  const preparation = prepare(args);
  let [shop, panelBuild, stopping] = [null, null, null];
  const stopAll = async () => {
    preparation.child.kill('SIGTERM');
    if (panelBuild) await stopChild(panelBuild);
    await shop?.stop();
  };
  const stop = () => (stopping ??= stopAll());
  stopOnSignals(stop);
  stopWhenNpmEnds(() => void stop());

  const prepared = await preparation.prepared;
  if (!prepared || stopping) {
    process.exitCode = 1;
    return;
  }
  // Everything written from here on may hold personal data.
  process.umask(0o077);
  shop = startParts(prepared.parts);
  void shop.open.then(() => {
    if (stopping) return;
    // The welcome is not worth an error if its process has ended.
    preparation.child.send('open', () => undefined);
    if (prepared.isPanelStale) panelBuild = buildPanel();
  });
  const failure = await shop.failure;
  await stop();
  rmSync(prepared.lock, { force: true });
  if (failure) throw new UserError(`${failure}\n\nEverything was stopped.`);
}
