import { requestToCms } from '../http/cms-client.ts';
import type { Settings } from '../settings.ts';
import { SCOPES, type Scope, type ScopeVersions } from './scope-versions.ts';

const RECONNECT_MS = 500;
// The cms sends a heartbeat every 15 seconds.
const SILENCE_TIMEOUT_MS = 40_000;

type StreamVersions = Partial<Record<Scope, number>>;

function parseVersions(event: string): StreamVersions | null {
  const data = event
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trim())
    .join('');
  if (data === '') return null;
  try {
    const { versions } = JSON.parse(data) as { versions?: StreamVersions & { catalogue?: number } };
    // A cms of an earlier release spells the scope "catalogue".
    return versions ? { ...versions, catalog: versions.catalog ?? versions.catalogue } : null;
  } catch {
    return null;
  }
}

/** Subscribes to the change stream of the cms and reconnects when it ends; returns a function that unsubscribes. */
export function subscribeToChangeStream(settings: Settings, scopeVersions: ScopeVersions): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let close = () => {};
  let lastVersions: StreamVersions = {};

  function handleEvent(event: string) {
    const versions = parseVersions(event);
    if (!versions) return;
    const changed = SCOPES.filter((scope) => versions[scope] !== lastVersions[scope]);
    lastVersions = versions;
    scopeVersions.increment(changed);
    scopeVersions.setStreamConnected(true);
  }

  function handleClose() {
    scopeVersions.setStreamConnected(false);
    lastVersions = {};
    if (!stopped) timer = setTimeout(connect, RECONNECT_MS);
  }

  function connect() {
    const request = requestToCms(settings, {
      method: 'GET',
      path: '/internal/changes',
      headers: { 'X-Internal-Secret': settings.internalSecret, Accept: 'text/event-stream' },
      timeoutMs: SILENCE_TIMEOUT_MS,
    });
    close = () => request.destroy();
    request.on('timeout', () => request.destroy());
    request.on('error', () => undefined);
    request.on('close', handleClose);
    request.on('response', (response) => {
      if (response.statusCode !== 200) return request.destroy();
      let incomplete = '';
      response.setEncoding('utf8');
      response.on('error', () => undefined);
      response.on('data', (text: string) => {
        const events = (incomplete + text).split('\n\n');
        incomplete = events.pop() ?? '';
        events.forEach(handleEvent);
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
