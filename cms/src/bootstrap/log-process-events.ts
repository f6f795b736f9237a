import type { Core } from '@strapi/strapi';

let warningListener: ((warning: Error) => void) | undefined;

type NodeError = Error & { code?: string };
const isDisconnect = ({ code = '' }: NodeError): boolean => /^(ECONN|EPIPE|HPE_)/.test(code);

/** Logs errors outside of any response on one line; a client that disconnected is not an error. */
export function logRequestErrors(strapi: Core.Strapi): void {
  const { app } = strapi.server;
  // Koa itself would print the stack to stderr.
  app.silent = true;
  app.on('error', (error: NodeError) => {
    if (isDisconnect(error)) strapi.log.debug(`client disconnected: ${error.code}`);
    else strapi.log.error(error.stack ?? String(error));
  });
}

export function logWarnings(strapi: Core.Strapi): void {
  if (warningListener) process.off('warning', warningListener);
  warningListener = ({ name, message }) => strapi.log.warn(`${name}: ${message}`);
  process.on('warning', warningListener);
}
