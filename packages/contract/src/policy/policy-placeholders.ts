import { SHOP_VARIABLES } from '../shop/shop-variables';
import { fillLines, lacksValue, variablesIn, type VariableValues } from '../text/variables';

/** Data of the shop that a policy names in braces, and what each is. */
export const POLICY_PLACEHOLDERS = {
  ...SHOP_VARIABLES,
  razon_social: 'Razón social',
  cuit: 'CUIT',
  condicion_iva: 'Condición fiscal',
  ingresos_brutos: 'Número de Ingresos Brutos',
  canal: 'Canal de atención',
  area: 'Área responsable',
  entregas: 'Formas de entrega y sus costos, como lista',
  pagos: 'Formas de pago, como lista',
  cambio_de_talle: 'Plazo y costo del cambio de talle, si lo ofrecés',
  condiciones_de_cambio: 'Condiciones del cambio de talle, si lo ofrecés',
  defensa_del_consumidor: 'Enlace de Defensa del Consumidor',
  texto_provincial: 'Texto de la provincia',
  plazos_de_conservacion: 'Cuánto tiempo se guarda cada dato, como lista',
} as const;
export type PolicyPlaceholder = keyof typeof POLICY_PLACEHOLDERS;

/** The data of the shop by placeholder; '' where the owner has not said it. */
export type PolicyValues = Readonly<Record<PolicyPlaceholder, string>>;

const isKnown = (name: string): name is PolicyPlaceholder => Object.hasOwn(POLICY_PLACEHOLDERS, name);

/** Returns the placeholders of a template that have no value: their lines are left out. */
export const emptyPlaceholders = (template: string, values: VariableValues): PolicyPlaceholder[] =>
  variablesIn(template)
    .filter(isKnown)
    .filter((name) => !values[name]);

const isHeading = (line = ''): boolean => /^#+\s/.test(line);

function sectionsOf(lines: readonly string[]): string[][] {
  const sections: string[][] = [[]];
  for (const line of lines)
    if (isHeading(line)) sections.push([line]);
    else sections.at(-1)?.push(line);
  return sections;
}

// A heading above lines that are all left out would announce what the policy does not say.
function withoutEmptied(section: readonly string[], values: VariableValues): readonly string[] {
  const kept = section.filter((line) => !lacksValue(line, values));
  const isEmptied = kept.length < section.length && kept.slice(1).every((line) => line.trim() === '');
  return isEmptied && isHeading(kept[0]) ? [] : kept;
}

/** Returns the text of a policy with the data of the shop; a line whose data is missing is left out. */
export const renderPolicy = (template: string, values: VariableValues): string =>
  fillLines(
    sectionsOf(template.replace(/\r\n/g, '\n').split('\n')).flatMap((section) =>
      withoutEmptied(section, values),
    ),
    values,
  );
