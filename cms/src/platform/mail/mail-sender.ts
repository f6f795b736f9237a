import { AsyncResource } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { withDeadline } from '../http/deadline';
import { sendDueMails } from './send-due-mails';

const INTERVAL_MS = 5000;

type Sender = { wake: () => void; stop: () => void; whenIdle: () => Promise<void> };

let sender: Sender | undefined;

function createSender(strapi: Core.Strapi): Sender {
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isStopped = false;

  async function sendAll(): Promise<void> {
    try {
      do {
        isWoken = false;
        await sendDueMails(() => isStopped);
      } while (isWoken && !isStopped);
    } catch (error) {
      // After a stop the database may be closed; the lease of an unfinished mail ends by itself.
      if (!isStopped) strapi.log.warn(`Mails wait: ${error instanceof Error ? error.name : 'unknown'}`);
    } finally {
      running = undefined;
    }
  }
  function wake(): void {
    isWoken = true;
    if (!isStopped) running ??= sendAll();
  }
  const timer = setInterval(wake, INTERVAL_MS);
  timer.unref();
  return {
    // Waking happens inside a request's finished transaction, which must not become the sender's.
    wake: AsyncResource.bind(wake),
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
    whenIdle: async () => running,
  };
}

/** Starts the sender of this process: it looks for due mails every few seconds and after each local commit. */
export function startMailSender(strapi: Core.Strapi): void {
  sender?.stop();
  sender = createSender(strapi);
  sender.wake();
}

/** Makes this process look for due mails at once. */
export const wakeMailSender = (): void => sender?.wake();

/** Stops the sender and waits for the mails that are on their way; the lease of an unfinished one ends by itself. */
export async function stopMailSender(milliseconds: number): Promise<void> {
  const stopped = sender;
  sender = undefined;
  stopped?.stop();
  if (stopped) await withDeadline(milliseconds, stopped.whenIdle(), () => undefined);
}
