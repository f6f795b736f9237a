import { requestToCms } from '../http/cms-client.ts';
import { SCOPES, type Freshness, type Scope } from './scope-versions.ts';
import type { Settings } from '../settings.ts';

const RETRY_MS = 500;
// The cms says that it is there every 15 seconds.
const SILENCE_MS = 40_000;

type Versions = Partial<Record<Scope, number>>;

function versionsIn(event: string): Versions | null {
  const data = event
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trim())
    .join('');
  if (data === '') return null;
  try {
    return (JSON.parse(data) as { versions?: Versions }).versions ?? null;
  } catch {
    return null;
  }
}

/** Hears from the cms what changed, and passes it on; comes back by itself when the line is cut. */
export function listenToChanges(settings: Settings, freshness: Freshness): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let close = () => {};
  let seen: Versions = {};

  function hear(event: string) {
    const versions = versionsIn(event);
    if (!versions) return;
    const changed = SCOPES.filter((scope) => versions[scope] !== seen[scope]);
    seen = versions;
    freshness.changed(changed);
    freshness.listening(true);
  }

  function lost() {
    freshness.listening(false);
    seen = {};
    if (!stopped) timer = setTimeout(connect, RETRY_MS);
  }

  function connect() {
    const request = requestToCms(settings, {
      method: 'GET',
      path: '/internal/changes',
      headers: { 'X-Internal-Secret': settings.internalSecret, Accept: 'text/event-stream' },
      timeoutMs: SILENCE_MS,
    });
    close = () => request.destroy();
    request.on('timeout', () => request.destroy());
    request.on('error', () => undefined);
    request.on('close', lost);
    request.on('response', (response) => {
      if (response.statusCode !== 200) return request.destroy();
      let waiting = '';
      response.setEncoding('utf8');
      response.on('error', () => undefined);
      response.on('data', (text: string) => {
        const events = (waiting + text).split('\n\n');
        waiting = events.pop() ?? '';
        events.forEach(hear);
      });
    });
    request.end();
  }

  connect();
  return () => {
    stopped = true;
    clearTimeout(timer);
    close();
  };
}
