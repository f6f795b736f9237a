import { Client } from 'pg';
import { CHANGE_CHANNEL, PROCESS_ID, changeScopes, publishChange, type ChangeScope } from '../../../platform/changes/changes';
import { onPostgres } from '../../../settings/environment';

const RETRY_MS = 1000;

let client: Client | undefined;
let stopped = true;

const isScope = (text: string): text is ChangeScope => (changeScopes as readonly string[]).includes(text);

function hear(payload: string): void {
  const [sender, scope = ''] = payload.split(' ');
  if (sender !== PROCESS_ID && isScope(scope)) publishChange(scope);
}

// While nobody listened anything may have changed.
const assumeEverythingChanged = () => changeScopes.forEach(publishChange);

const tryLater = () => void (stopped ? undefined : setTimeout(reconnect, RETRY_MS).unref());

async function connect(): Promise<void> {
  const next = new Client({
    connectionString: process.env.DATABASE_URL,
    application_name: 'jazmin-changes',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  next.on('notification', ({ payload }) => hear(payload ?? ''));
  next.on('error', () => undefined);
  // A failed attempt ends as well, but whoever made it tries again: two tries for each would double with every second.
  next.on('end', () => {
    if (next !== client) return;
    client = undefined;
    tryLater();
  });
  try {
    await next.connect();
    await next.query(`listen ${CHANGE_CHANNEL}`);
  } catch (error) {
    void next.end().catch(() => undefined);
    throw error;
  }
  client = next;
  if (stopped) await stopListening();
}

function reconnect(): void {
  if (!stopped) connect().then(assumeEverythingChanged, tryLater);
}

/** Hears the changes that other processes on the same database commit. */
export async function listenToOthers(): Promise<void> {
  if (!onPostgres()) return;
  stopped = false;
  await connect();
}

/** Stops hearing them. */
export async function stopListening(): Promise<void> {
  stopped = true;
  const open = client;
  client = undefined;
  await open?.end().catch(() => undefined);
}
