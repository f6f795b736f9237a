import type { ClientRequest } from 'node:http';
import type { CmsClient } from '../http/cms-client.ts';
import { SCOPES, type Scope, type ScopeVersions } from './scope-versions.ts';

const MIN_RECONNECT_MS = 100;
const MAX_RECONNECT_MS = 1_000;
// Seconds of silence are counted, not read from a clock: a storefront that was busy itself counts only one.
const TICK_MS = 1_000;
const UNRESPONSIVE_AFTER_TICKS = 5;
// A cms sends a sign every second.
const PROBE_AFTER_TICKS = 2;

type StreamVersions = Partial<Record<Scope, number>>;

function parseVersions(event: string): StreamVersions | null {
  const data = event
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trim())
    .join('');
  if (data === '') return null;
  try {
    return (JSON.parse(data) as { versions?: StreamVersions }).versions ?? null;
  } catch {
    return null;
  }
}

type Connection = {
  cms: CmsClient;
  onEvent: (event: string) => void;
  onSign: () => void;
  onClose: () => void;
};

function openStream({ cms, onEvent, onSign, onClose }: Connection): ClientRequest {
  const request = cms.subscribe('/internal/changes');
  request.on('error', () => undefined);
  request.on('close', onClose);
  request.on('response', (response) => {
    onSign();
    if (response.statusCode !== 200) return request.destroy();
    let incomplete = '';
    response.setEncoding('utf8');
    response.on('error', () => undefined);
    response.on('data', (text: string) => {
      onSign();
      const events = (incomplete + text).split('\n\n');
      incomplete = events.pop() ?? '';
      events.forEach(onEvent);
    });
  });
  request.end();
  return request;
}

/**
 * Subscribes to the change stream of the cms and reconnects when it ends; returns a function that unsubscribes.
 * The stream also tells whether the cms responds. Several cms may share the address: while the one of the stream is
 * silent, probes try to reach another, and the first connection that gives a sign becomes the stream.
 */
export function subscribeToChangeStream(cms: CmsClient, scopeVersions: ScopeVersions): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let stream: ClientRequest | undefined;
  let probe: ClientRequest | undefined;
  let pauseMs = MIN_RECONNECT_MS;
  let isResponsive = true;
  let silentTicks = 0;
  let lastVersions: StreamVersions = {};

  function setResponsive(value: boolean) {
    if (value === isResponsive) return;
    isResponsive = value;
    cms.setResponsive(value);
    // Pages may have been rendered from stale copies meanwhile.
    if (value) scopeVersions.increment(SCOPES);
  }

  const ticks = setInterval(() => {
    silentTicks += 1;
    if (silentTicks >= UNRESPONSIVE_AFTER_TICKS) setResponsive(false);
    if (silentTicks < PROBE_AFTER_TICKS || !stream) return;
    probe?.destroy();
    probe = open();
  }, TICK_MS).unref();

  // Changes may go unnoticed until the first event of the next stream, which counts every scope as changed.
  function forgetStream() {
    stream = undefined;
    scopeVersions.setStreamConnected(false);
    lastVersions = {};
  }

  function handleSign(signed: ClientRequest) {
    silentTicks = 0;
    pauseMs = MIN_RECONNECT_MS;
    if (signed === probe) {
      stream?.destroy();
      forgetStream();
      stream = probe;
    } else probe?.destroy();
    probe = undefined;
    setResponsive(true);
  }

  function handleEvent(event: string) {
    const versions = parseVersions(event);
    if (!versions) return;
    const changed = SCOPES.filter((scope) => versions[scope] !== lastVersions[scope]);
    lastVersions = versions;
    scopeVersions.increment(changed);
    scopeVersions.setStreamConnected(true);
  }

  function handleClose(closed: ClientRequest) {
    if (closed !== stream) return;
    forgetStream();
    if (stopped) return;
    timer = setTimeout(connect, pauseMs);
    pauseMs = Math.min(2 * pauseMs, MAX_RECONNECT_MS);
  }

  function open(): ClientRequest {
    const opened = openStream({
      cms,
      onEvent: handleEvent,
      onSign: () => handleSign(opened),
      onClose: () => handleClose(opened),
    });
    return opened;
  }

  function connect() {
    stream = open();
  }

  connect();
  return () => {
    stopped = true;
    clearTimeout(timer);
    clearInterval(ticks);
    probe?.destroy();
    stream?.destroy();
  };
}
