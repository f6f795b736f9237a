import type { PolicyKind } from './policy-kinds';

export const POLICY_NAMES: Readonly<Record<PolicyKind, string>> = {
  terms: 'Términos y condiciones',
  privacy: 'Política de privacidad',
  exchange: 'Política de cambios',
  delivery: 'Política de envíos',
};
