const names = [
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
  'LINK_SECRET',
  'INTERNAL_SECRET',
];
const MIN_BYTES = 32;
const placeholder = /tobemodified|changeme|example|ejemplo|secret$/i;

function faultsOf(secrets: Record<string, string>): string[] {
  const nameByValue = new Map<string, string>();
  return Object.entries(secrets).flatMap(([name, value]) => {
    const twin = nameByValue.get(value);
    nameByValue.set(value, name);
    if (Buffer.byteLength(value) < MIN_BYTES) return [`${name} has fewer than ${MIN_BYTES} bytes`];
    if (placeholder.test(value)) return [`${name} is a sample value`];
    return twin ? [`${name} equals ${twin}`] : [];
  });
}

export function secretFaults(environment: NodeJS.ProcessEnv): string[] {
  const keys = (environment.APP_KEYS ?? '').split(',');
  const secrets = Object.fromEntries(names.map((name) => [name, environment[name] ?? '']));
  const numbered = Object.fromEntries(keys.map((key, at) => [`APP_KEYS[${at}]`, key]));
  const faults = faultsOf({ ...secrets, ...numbered });
  return keys.length < 2 ? [...faults, 'APP_KEYS needs two keys'] : faults;
}

export function checkSecrets(environment: NodeJS.ProcessEnv = process.env): void {
  const faults = secretFaults(environment);
  if (faults.length > 0) throw new Error(`Weak secrets: ${faults.join('; ')}.`);
}
