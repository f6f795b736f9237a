import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hostInAddress, logLine, MINUTE_MS, scrubbed } from '@shop/contract';
import { builtFrontEnd } from './render/built-assets.ts';
import { readSettings, SettingsFault } from './settings.ts';
import { createShopServer } from './start/storefront-server.ts';
import { serveFigures } from './metrics/metrics-server.ts';
import { closeOnSignals } from './start/shutdown.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const CLIENT = path.join(here, '../client');
const OFFICE = path.join(here, '../../../admin-panel/dist');

const asText = process.env.LOG_FORMAT === 'text';
const lineOf = (level: string, words: string) =>
  asText ? scrubbed(words) : logLine({ level, part: 'storefront', message: words });
const say = (words: string) => process.stdout.write(`${lineOf('info', words)}\n`);
const warn = (words: string) => process.stderr.write(`${lineOf('error', words)}\n`);

function leave(words: string): never {
  warn(words);
  process.exit(1);
}

// A page that fails while the cms is away would fill the log with the same line.
let lastFault = { words: '', at: 0 };
function report(fault: unknown): void {
  const words = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
  if (words === lastFault.words && Date.now() - lastFault.at < MINUTE_MS) return;
  lastFault = { words, at: Date.now() };
  warn(words);
}

function start(): void {
  const settings = readSettings(process.env);
  if (!existsSync(CLIENT)) leave('The storefront is not built: run its build first.');
  const { server, figures, stopListening } = createShopServer({
    settings,
    frontEnd: builtFrontEnd(CLIENT),
    places: { client: CLIENT, office: settings.adminDist ?? OFFICE },
    report,
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      leave(`Port ${settings.port} is in use: stop the other program or choose another PORT.`);
    leave(`The storefront cannot listen on ${settings.host}:${settings.port}: ${error.message}`);
  });
  server.listen(settings.port, settings.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : settings.port;
    say(`The shop is open at http://${hostInAddress(settings.host)}:${port}`);
  });
  serveFigures(settings, figures, warn);
  closeOnSignals(server, stopListening);
}

try {
  start();
} catch (error) {
  leave(
    error instanceof SettingsFault ? error.message : String(error instanceof Error ? error.stack : error),
  );
}
