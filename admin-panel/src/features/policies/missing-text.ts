import { emptyPlaceholders, POLICY_PLACEHOLDERS } from '@shop/contract';
import { texts } from './texts.ts';

// Not every shop has these: their lines are left out without a word.
const OPTIONAL: readonly string[] = [
  'compra_minima',
  'texto_provincial',
  'ingresos_brutos',
  'ciudades',
  'cambio_de_talle',
  'condiciones_de_cambio',
];

/** Says which data of the shop the templates lack; '' when they have all. */
export function missingText(templates: readonly string[], values: Readonly<Record<string, string>>): string {
  const names = new Set(templates.flatMap((template) => emptyPlaceholders(template, values)));
  const missing = [...names]
    .filter((name) => !OPTIONAL.includes(name))
    .map((name) => POLICY_PLACEHOLDERS[name]);
  return missing.length > 0 ? texts.missing(missing.join(', ')) : '';
}
