export const POLICY_NAMES: Readonly<Record<PolicyKind, string>> = {
  terms: 'Términos y condiciones',
  privacy: 'Política de privacidad',
  exchange: 'Política de cambios',
  delivery: 'Política de envíos',
};

/** The texts that bind shop and shopper; each is published in numbered versions. */
export const POLICY_KINDS = ['terms', 'privacy', 'exchange', 'delivery'] as const;
export type PolicyKind = (typeof POLICY_KINDS)[number];

/** Paths of the policies in the shop. */
export const POLICY_PATHS: Readonly<Record<PolicyKind, string>> = {
  terms: '/terminos',
  privacy: '/privacidad',
  exchange: '/cambios',
  delivery: '/envios',
};

export const VERSION_PARAM = 'version';

/** Returns the address of exactly one version. */
export const policyVersionPath = (kind: PolicyKind, version: number): string =>
  `${POLICY_PATHS[kind]}?${VERSION_PARAM}=${version}`;
