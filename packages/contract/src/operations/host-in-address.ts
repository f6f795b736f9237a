const EVERY_ADDRESS = ['0.0.0.0', '::'];

/** A host that a server listens on, as an address names it: IPv6 in brackets, "every address" as this machine. */
export function hostInAddress(host: string): string {
  if (EVERY_ADDRESS.includes(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
