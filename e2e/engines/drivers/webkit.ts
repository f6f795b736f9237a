import { globSync } from 'node:fs';
import { freePort } from '../../../tools/launcher/processes/ports.mjs';
import { asJson, clickActions, keyActions, PHONE, type Engine } from './engine.ts';
import { findProgram, startProgram } from './start-program.ts';
import { until } from './until.ts';

const BROWSER = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser';
const PACKAGES = 'webkit2gtk-driver xvfb xauth dbus';

async function call(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: { message?: string } };
  if (!response.ok) throw new Error(`${method} ${address}: ${value.message}`);
  return value;
}

/** Starts Debian's WebKitGTK in a display of its own and controls it through W3C WebDriver. */
export async function launchWebKit(): Promise<Engine> {
  const [binary] = globSync(BROWSER);
  if (!binary)
    throw new Error(`MiniBrowser was not found. Install it with: sudo apt-get install -y ${PACKAGES}`);
  const port = await freePort();
  // The sandbox of WebKitGTK refuses root, as whom a pipeline runs.
  const stop = startProgram(
    findProgram('dbus-run-session', PACKAGES),
    ['--', findProgram('xvfb-run', PACKAGES), '-a', 'WebKitWebDriver', `--port=${port}`],
    { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  );
  const origin = `http://127.0.0.1:${port}`;
  const browserOptions = { binary, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  const { sessionId } = (await until('WebKitGTK to listen', () =>
    call('POST', `${origin}/session`, { capabilities }),
  )) as { sessionId: string };
  const session = `${origin}/session/${sessionId}`;
  const post = (path: string, body: object = {}) => call('POST', `${session}${path}`, body);
  await post('/window/rect', { x: 0, y: 0, ...PHONE });

  return {
    open: async (url) => void (await post('/url', { url })),
    evaluate: async (expression) => {
      const script = `const answer = arguments[arguments.length - 1];
        ${asJson(expression)}.then((value) => answer({ value }), (error) => answer({ error: String(error) }));`;
      const { value, error } = (await post('/execute/async', { script, args: [] })) as Record<string, string>;
      if (error) throw new Error(error);
      return JSON.parse(value ?? 'null') as unknown;
    },
    click: async (point) => void (await post('/actions', { actions: clickActions(point) })),
    type: async (text) => void (await post('/actions', { actions: keyActions(text) })),
    goBack: async () => void (await post('/back')),
    takeScreenshot: async () => Buffer.from((await call('GET', `${session}/screenshot`)) as string, 'base64'),
    // WebKitGTK's driver reports no log.
    listErrors: () => [],
    close: async () => {
      await call('DELETE', session);
      await stop();
    },
  };
}
