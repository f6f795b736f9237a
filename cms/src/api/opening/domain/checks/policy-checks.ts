import type { PolicyKind } from '@shop/contract';
import { INFORMATION_DUTY, type Check } from './check';

const check = (
  kind: PolicyKind,
  facts: Pick<Check, 'key' | 'title' | 'why'> & Required<Pick<Check, 'law'>>,
): Check => ({
  ...facts,
  path: `/settings?seccion=politicas&politica=${kind}&campo=template`,
  findFault: ({ policies }) => (policies.includes(kind) ? '' : 'Todavía no está publicada.'),
});

/** The texts that bind the shop: each begins as a draft, and counts once its owner publishes it. */
export const policyChecks: readonly Check[] = [
  check('terms', {
    key: 'terms',
    title: 'Los términos y condiciones',
    why: 'Son el contrato de cada venta: la clienta los tiene que poder leer y guardar antes de comprar.',
    law: INFORMATION_DUTY,
  }),
  check('privacy', {
    key: 'privacy',
    title: 'La política de privacidad',
    why: 'Dice para qué usás los datos, cuánto los guardás y cómo pedir que los borres.',
    law: 'Ley 25.326, art. 6 (datos personales, AAIP)',
  }),
  check('exchange', {
    key: 'exchange-policy',
    title: 'La política de cambios',
    why: 'Lo que prometés sobre cambios te obliga, y no puede recortar el arrepentimiento ni la garantía.',
    law: 'Ley 24.240, arts. 7, 11 y 34',
  }),
  check('delivery', {
    key: 'delivery-policy',
    title: 'La política de envíos y retiros',
    why: 'Costos, zonas y plazos tienen que estar claros antes de pagar.',
    law: 'Ley 24.240, art. 4',
  }),
];
