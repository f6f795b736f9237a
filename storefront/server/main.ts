import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hostForUrl, formatLogLine, MINUTE_MS, redactPersonalData } from '@shop/contract';
import type { Server } from 'node:http';
import { startMetricsServer } from './metrics/storefront-metrics.ts';
import { readBuiltAssets } from './render/built-assets.ts';
import { InvalidSettings, readSettings } from './settings.ts';
import { createStorefrontServer } from './start/storefront-server.ts';

const DRAIN_MS = 15_000;

/** Closes the server on SIGTERM and SIGINT: finishes running requests, then exits. */
function closeOnSignals(server: Server, onClose: () => void): void {
  let isClosing = false;
  const close = () => {
    if (isClosing) return;
    isClosing = true;
    onClose();
    // Makes clients with a keep-alive connection reconnect, to another process.
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}

const here = path.dirname(fileURLToPath(import.meta.url));
const STOREFRONT_FOLDER = path.join(here, '../client');
const BACK_OFFICE_FOLDER = path.join(here, '../../../admin-panel/dist');

const logsText = process.env.LOG_FORMAT === 'text';
const formatLine = (level: string, message: string) =>
  logsText ? redactPersonalData(message) : formatLogLine({ level, part: 'storefront', message });
const logInfo = (message: string) => process.stdout.write(`${formatLine('info', message)}\n`);
const logFailure = (message: string) => process.stderr.write(`${formatLine('error', message)}\n`);

function exitWith(message: string): never {
  logFailure(message);
  process.exit(1);
}

// While the cms is unreachable every rendering fails alike: the same error is logged once a minute.
let lastError = { message: '', at: 0 };
function logError(error: unknown): void {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (message === lastError.message && Date.now() - lastError.at < MINUTE_MS) return;
  lastError = { message, at: Date.now() };
  logFailure(message);
}

function start(): void {
  const settings = readSettings(process.env);
  if (!existsSync(STOREFRONT_FOLDER)) exitWith('The storefront is not built: run its build first.');
  const { server, metrics, unsubscribe } = createStorefrontServer({
    settings,
    assets: readBuiltAssets(STOREFRONT_FOLDER),
    folders: { storefront: STOREFRONT_FOLDER, backOffice: settings.adminDist ?? BACK_OFFICE_FOLDER },
    logError,
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      exitWith(`Port ${settings.port} is in use: stop the other program or choose another PORT.`);
    exitWith(`The storefront cannot listen on ${settings.host}:${settings.port}: ${error.message}`);
  });
  server.listen(settings.port, settings.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : settings.port;
    logInfo(`The shop is open at http://${hostForUrl(settings.host)}:${port}`);
  });
  startMetricsServer(settings, metrics, logFailure);
  closeOnSignals(server, unsubscribe);
}

try {
  start();
} catch (error) {
  exitWith(
    error instanceof InvalidSettings ? error.message : String(error instanceof Error ? error.stack : error),
  );
}
