import type { ServerResponse } from 'node:http';
import type { Context } from 'koa';
import { isInternalCall } from '../../../platform/access/current-actor';
import { currentVersions, onChange } from '../../../platform/changes/changes';
import { notFound } from '../../../platform/http/http-error';

export const CHANGES_PATH = '/internal/changes';
// The storefront takes five silent seconds for a cms that hangs.
const HEARTBEAT_MS = 1_000;

const open = new Set<ServerResponse>();

function send(response: ServerResponse, changed?: string): void {
  const data = JSON.stringify({ ...(changed && { changed }), versions: currentVersions() });
  response.write(`${changed ? 'event: change\n' : ''}data: ${data}\n\n`);
}

export async function streamChanges(ctx: Context): Promise<void> {
  if (!isInternalCall(ctx)) throw notFound();
  const { res: response } = ctx;
  ctx.respond = false;
  ctx.req.socket.setTimeout(0);
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store',
    Connection: 'keep-alive',
  });
  open.add(response);
  const unsubscribe = onChange((scope) => send(response, scope));
  const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS);
  heartbeat.unref();
  response.on('close', () => {
    unsubscribe();
    clearInterval(heartbeat);
    open.delete(response);
  });
  send(response);
}

/** Ends every stream; clients reconnect to a running process. */
export function endStreams(): void {
  for (const response of open) response.end();
}
