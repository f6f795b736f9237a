import { setTimeout as wait } from 'node:timers/promises';
import { printProgress } from '../terminal/terminal.mjs';
import { startChild, stopChild } from './child-process.mjs';
import { waitUntilHealthy } from './health.mjs';
import { createRestartPolicy } from './restart-policy.mjs';
import { killWhenSilent } from './watch-heartbeat.mjs';

const seconds = (ms) => (ms / 1000).toLocaleString('en');

/** Runs a part once; resolves with the reason of its end and for how long it served. */
async function runOnce(part, running, onServing) {
  let [servingSince, silence] = [null, null];
  const isServing = part.health ? waitUntilHealthy(part.name, part.health, running.ended) : true;
  void Promise.resolve(isServing).then((isHealthy) => {
    if (!isHealthy) return;
    servingSince = performance.now();
    if (part.isWatched) killWhenSilent(running, (reason) => (silence = reason));
    onServing();
  });
  const { reason } = await running.ended;
  const servedMs = servingSince === null ? 0 : performance.now() - servingSince;
  return { reason: silence ?? reason, servedMs };
}

const failureText = ({ name }, { reason }, lastLines, crashes) =>
  crashes === 1
    ? `The ${name} could not start (${reason}). Its last lines:\n${lastLines}`
    : `The ${name} keeps ending by itself (${crashes} times, the last time: ${reason}). Its last lines:\n${lastLines}`;

/**
 * Keeps a part running. `serving` resolves at its first healthy answer; `failure` resolves with a text when the part
 * does not start or keeps ending, and with null after `stop`. A part that `isOptional` is started again for ever.
 */
export function supervisePart(part, { write, log = printProgress, pause = wait } = {}) {
  const stopping = new AbortController();
  const nextPause = createRestartPolicy(part);
  let [running, crashes, hasServed] = [null, 0, false];
  let reportServing;
  const serving = new Promise((resolve) => (reportServing = resolve));
  const onServing = () => {
    if (crashes > 0) log(`The ${part.name} is serving again.`);
    hasServed = true;
    reportServing();
  };
  const supervise = async () => {
    for (;;) {
      running = startChild(part, write);
      const end = await runOnce(part, running, onServing);
      if (stopping.signal.aborted) return null;
      crashes += 1;
      const pauseMs = hasServed ? nextPause({ at: performance.now(), servedMs: end.servedMs }) : null;
      if (pauseMs === null) return failureText(part, end, await running.lastLines(), crashes);
      log(`The ${part.name} ended by itself (${end.reason}); it is started again in ${seconds(pauseMs)} s.`);
      await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return null;
    }
  };
  const failure = supervise();
  const stop = async () => {
    stopping.abort();
    await stopChild(running);
    await failure;
  };
  return { serving, failure, stop };
}
