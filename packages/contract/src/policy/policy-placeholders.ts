/** Data of the shop that a policy names in braces, and what each is. */
export const POLICY_PLACEHOLDERS = {
  marca: 'Nombre de la tienda',
  razon_social: 'Razón social',
  cuit: 'CUIT',
  condicion_iva: 'Condición fiscal',
  ingresos_brutos: 'Número de Ingresos Brutos',
  domicilio: 'Dirección',
  email: 'Email',
  telefono: 'Teléfono',
  whatsapp: 'WhatsApp',
  horario: 'Horario de atención',
  canal: 'Canal de atención',
  area: 'Área responsable',
  ciudades: 'Ciudades de envío',
  entregas: 'Formas de entrega y sus costos, como lista',
  pagos: 'Formas de pago, como lista',
  cambio_de_talle: 'Plazo y costo del cambio de talle, si lo ofrecés',
  condiciones_de_cambio: 'Condiciones del cambio de talle, si lo ofrecés',
  compra_minima: 'Compra mínima',
  defensa_del_consumidor: 'Enlace de Defensa del Consumidor',
  texto_provincial: 'Texto de la provincia',
  plazos_de_conservacion: 'Cuánto tiempo se guarda cada dato, como lista',
} as const;
export type PolicyPlaceholder = keyof typeof POLICY_PLACEHOLDERS;

/** The data of the shop by placeholder; '' where the owner has not said it. */
export type PolicyValues = Readonly<Record<PolicyPlaceholder, string>>;

type Values = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{([a-z_]+)\}/g;

const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '')),
];

const isKnown = (name: string): name is PolicyPlaceholder => Object.hasOwn(POLICY_PLACEHOLDERS, name);

export const unknownPlaceholders = (template: string): string[] =>
  namesIn(template).filter((name) => !isKnown(name));

/** Returns the placeholders of a template that have no value: their lines are left out. */
export const emptyPlaceholders = (template: string, values: Values): PolicyPlaceholder[] =>
  namesIn(template)
    .filter(isKnown)
    .filter((name) => !values[name]);

const fill = (line: string, values: Values): string =>
  line.replace(PLACEHOLDER, (whole, name: string) => values[name] ?? whole);

const isHeading = (line = ''): boolean => /^#+\s/.test(line);

function sectionsOf(lines: readonly string[]): string[][] {
  const sections: string[][] = [[]];
  for (const line of lines)
    if (isHeading(line)) sections.push([line]);
    else sections.at(-1)?.push(line);
  return sections;
}

// A heading above lines that are all left out would announce what the policy does not say.
function withoutMissing(section: readonly string[], values: Values): readonly string[] {
  const kept = section.filter((line) => emptyPlaceholders(line, values).length === 0);
  const isEmptied = kept.length < section.length && kept.slice(1).every((line) => line.trim() === '');
  return isEmptied && isHeading(kept[0]) ? [] : kept;
}

/** Returns the text of a policy with the data of the shop; a line whose data is missing is left out. */
export const renderPolicy = (template: string, values: Values): string =>
  sectionsOf(template.replace(/\r\n/g, '\n').split('\n'))
    .flatMap((section) => withoutMissing(section, values))
    .map((line) => fill(line, values))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
