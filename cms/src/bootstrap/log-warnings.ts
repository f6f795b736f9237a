import type { Core } from '@strapi/strapi';

let listening: ((warning: Error) => void) | undefined;

type Fault = Error & { code?: string };
const isGone = ({ code = '' }: Fault): boolean => /^(ECONN|EPIPE|HPE_)/.test(code);

/** A visitor who left in the middle is no fault of the shop; what else no answer could be made of is one, on one line. */
export function logLostCalls(strapi: Core.Strapi): void {
  const { app } = strapi.server;
  // Koa itself would write a stack beside the log.
  app.silent = true;
  app.on('error', (fault: Fault) => {
    if (isGone(fault)) strapi.log.debug(`a caller left: ${fault.code}`);
    else strapi.log.error(fault.stack ?? String(fault));
  });
}

/** What Node warns of is a line of the log like any other, not a text beside it. */
export function logWarnings(strapi: Core.Strapi): void {
  if (listening) process.off('warning', listening);
  listening = ({ name, message }) => strapi.log.warn(`${name}: ${message}`);
  process.on('warning', listening);
}
