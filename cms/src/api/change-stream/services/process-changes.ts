import { Client } from 'pg';
import {
  CHANGE_CHANNEL,
  PROCESS_ID,
  changeScopes,
  publishChange,
  type ChangeScope,
} from '../../../platform/changes/changes';
import { onPostgres } from '../../../settings/environment';

const RETRY_MS = 1000;

let client: Client | undefined;
let stopped = true;

const isScope = (text: string): text is ChangeScope => (changeScopes as readonly string[]).includes(text);

function handleNotification(payload: string): void {
  const [sender, scope = ''] = payload.split(' ');
  if (sender !== PROCESS_ID && isScope(scope)) publishChange(scope);
}

// Changes may have been missed while disconnected.
const assumeEverythingChanged = () => changeScopes.forEach(publishChange);

const scheduleReconnect = () => void (stopped ? undefined : setTimeout(reconnect, RETRY_MS).unref());

async function connect(): Promise<void> {
  const next = new Client({
    connectionString: process.env.DATABASE_URL,
    application_name: 'jazmin-changes',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  next.on('notification', ({ payload }) => handleNotification(payload ?? ''));
  next.on('error', () => undefined);
  // A failed attempt also emits 'end', but its caller already schedules the retry.
  next.on('end', () => {
    if (next !== client) return;
    client = undefined;
    scheduleReconnect();
  });
  try {
    await next.connect();
    await next.query(`listen ${CHANGE_CHANNEL}`);
  } catch (error) {
    void next.end().catch(() => undefined);
    throw error;
  }
  client = next;
  if (stopped) await unsubscribeFromOtherProcesses();
}

function reconnect(): void {
  if (!stopped) connect().then(assumeEverythingChanged, scheduleReconnect);
}

/** Subscribes to the changes that other processes commit (PostgreSQL only). */
export async function subscribeToOtherProcesses(): Promise<void> {
  if (!onPostgres()) return;
  stopped = false;
  await connect();
}

export async function unsubscribeFromOtherProcesses(): Promise<void> {
  stopped = true;
  const open = client;
  client = undefined;
  await open?.end().catch(() => undefined);
}
