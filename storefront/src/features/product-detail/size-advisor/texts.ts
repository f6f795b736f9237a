import type { ChatSubject } from '../chat-subject.ts';
import type { SizeAdvice } from './advise-size.ts';
import type { Lack } from './place-advice.ts';
import type { Measure } from './measured-sizes.ts';

const commaNumber = (value: number) => String(value).replace('.', ',');
const names: Record<Measure, string> = {
  underBust: 'bajo busto',
  bust: 'busto',
  waist: 'cintura',
  hip: 'cadera',
};

const reasonOf = ({ measure, value, sizes }: SizeAdvice['reasons'][number]): string => {
  const measured = `${commaNumber(value)} cm de ${names[measure]}`;
  if (sizes.length === 0) return `${measured}: fuera de la tabla`;
  return sizes.length === 1 ? `${measured}: talle ${sizes[0]}` : `${measured}: entre ${sizes.join(' y ')}`;
};

function headingOf(advice: SizeAdvice): string {
  switch (advice.kind) {
    case 'size':
      return `Tu talle es ${advice.size}`;
    case 'between':
      return `Estás entre ${advice.tighter} y ${advice.looser}`;
    case 'apart':
      return 'Tus medidas piden talles distintos';
    case 'outside':
      return 'Tus medidas están fuera de nuestra tabla';
  }
}

function adviceOf(advice: SizeAdvice): string {
  switch (advice.kind) {
    case 'size':
      return 'Según la guía de talles de esta prenda.';
    case 'between':
      return `Si te gusta firme, ${advice.tighter}; si te gusta más suelto, ${advice.looser}.`;
    case 'apart':
      return 'Escribinos y te ayudamos a elegir, o probá con el más grande.';
    case 'outside':
      return [sideOf(advice), 'Escribinos por WhatsApp y vemos juntas qué prenda te queda bien.']
        .join(' ')
        .trim();
  }
}

const sideOf = ({ side, end }: Extract<SizeAdvice, { kind: 'outside' }>): string => {
  if (side === null) return '';
  return side === 'larger'
    ? `Son más grandes que nuestro talle más grande, el ${end}.`
    : `Son más chicas que nuestro talle más chico, el ${end}.`;
};

const either = (sizes: readonly string[]): string => sizes.join(' o ');

function lackOf({ why, end }: Lack, wanted: readonly string[]): string {
  switch (why) {
    case 'starts':
      return `Esta prenda empieza en ${end}; sos ${either(wanted)}: mirá estos`;
    case 'ends':
      return `Esta prenda llega hasta ${end}; sos ${either(wanted)}: mirá estos`;
    case 'skips':
      return `Esta prenda no viene en ${either(wanted)}: mirá estos`;
  }
}

export const texts = {
  open: '¿Cuál es mi talle?',
  yours: (sizes: readonly string[]) => `Tu talle: ${either(sizes)}`,
  choose: (size: string) => `Elegir talle ${size}`,
  chosen: (size: string) => `Ya elegiste el talle ${size}.`,
  soldOut: (size: string) => `Del ${size} no queda stock en este color.`,
  lackOf,
  lacks: (sizes: readonly string[]) => `Sos ${either(sizes)}: acá no viene`,
  inSize: (sizes: readonly string[]) => `Prendas en talle ${either(sizes)}`,
  seeAllInSize: (sizes: readonly string[]) => `Ver todo en talle ${either(sizes)}`,
  noneInSize: (sizes: readonly string[]) => `Hoy no tenemos prendas así en talle ${either(sizes)}.`,
  title: 'Encontrá tu talle',
  intro: 'Medite con un centímetro de costura, sobre la piel y sin apretar.',
  privacy: 'Tus medidas quedan solo en este dispositivo: no se envían.',
  field: (measure: Measure) => `Contorno de ${names[measure]} (cm)`,
  invalid: 'Escribí la medida en centímetros, por ejemplo 86,5',
  submit: 'Ver mi talle',
  chat: 'Enviar mis medidas por WhatsApp',
  drawing: 'Dibujo: dónde medir',
  measures: names,
  reasonOf,
  headingOf,
  adviceOf,
  chatText: ({ name, address }: ChatSubject, { reasons }: SizeAdvice) =>
    `¡Hola! ¿Qué talle de ${name} me conviene? Mis medidas: ${reasons
      .map(({ measure, value }) => `${names[measure]} ${commaNumber(value)} cm`)
      .join(', ')}. ${address}`,
} as const;

export const formatCentimetres = commaNumber;
