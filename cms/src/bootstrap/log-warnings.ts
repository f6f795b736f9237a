import type { Core } from '@strapi/strapi';

let listening: ((warning: Error) => void) | undefined;

/** What Node warns of is a line of the log like any other, not a text beside it. */
export function logWarnings(strapi: Core.Strapi): void {
  if (listening) process.off('warning', listening);
  listening = ({ name, message }) => strapi.log.warn(`${name}: ${message}`);
  process.on('warning', listening);
}
