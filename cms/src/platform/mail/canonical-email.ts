const GMAIL = /^(gmail|googlemail)\.com$/;

/** Returns the one form of a mail address that a person can write in several ways: case, tags and the dots of Gmail. */
export function canonicalEmail(email: string): string {
  const [local = '', host = ''] = email.trim().toLowerCase().split('@');
  const name = local.replace(/\+.*/, '');
  if (!name || !host) return '';
  return GMAIL.test(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
