import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../../tools/launcher/processes/ports.mjs';
import { asJson, clickActions, keyActions, PHONE, type Engine } from './engine.ts';
import { findProgram, startProgram } from './start-program.ts';
import { until } from './until.ts';

type Message = { id?: number; result?: unknown; message?: string; method?: string; params?: LogEntry };
type LogEntry = { level?: string; text?: string };
type Evaluated = { result?: { value?: string }; exceptionDetails?: { text: string } };

/** Opens a connection that speaks WebDriver BiDi. */
async function connect(address: string, onLog: (entry: LogEntry) => void) {
  const socket = await until('Firefox to listen', async () => {
    const opening = new WebSocket(address);
    await new Promise((resolve, reject) => {
      opening.onopen = resolve;
      opening.onerror = () => reject(new Error('refused'));
    });
    return opening;
  });
  const waiting = new Map<number, (message: Message) => void>();
  let count = 0;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.method === 'log.entryAdded' && message.params) onLog(message.params);
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  };
  return async function send(method: string, params: object = {}): Promise<unknown> {
    count += 1;
    const id = count;
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await answered;
    waiting.delete(id);
    if (message) throw new Error(`${method}: ${message}`);
    return result;
  };
}

/** Starts Debian's Firefox without a window and controls it through WebDriver BiDi. */
export async function launchFirefox(): Promise<Engine> {
  const port = await freePort();
  const profile = mkdtempSync(path.join(os.tmpdir(), 'firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`];
  const stop = startProgram(findProgram('firefox-esr', 'firefox-esr'), args);
  const errors: string[] = [];
  const send = await connect(`ws://127.0.0.1:${port}/session`, ({ level, text }) => {
    if (level === 'error' && text) errors.push(text);
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await send('browsingContext.getTree')) as { contexts: { context: string }[] };
  const context = contexts[0]?.context ?? '';
  await send('browsingContext.setViewport', { context, viewport: PHONE });

  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      const call = { expression: asJson(expression), target: { context }, awaitPromise: true };
      const { result, exceptionDetails } = (await send('script.evaluate', call)) as Evaluated;
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? 'null') as unknown;
    },
    click: async (point) =>
      void (await send('input.performActions', { context, actions: clickActions(point) })),
    type: async (text) => void (await send('input.performActions', { context, actions: keyActions(text) })),
    goBack: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    takeScreenshot: async () => {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as { data: string };
      return Buffer.from(data, 'base64');
    },
    listErrors: () => errors,
    close: async () => {
      await stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
