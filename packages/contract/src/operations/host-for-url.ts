const EVERY_ADDRESS = ['0.0.0.0', '::'];

export function hostForUrl(host: string): string {
  if (EVERY_ADDRESS.includes(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
