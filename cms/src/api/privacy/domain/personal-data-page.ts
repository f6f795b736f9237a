import {
  brandColors as colors,
  brandFonts,
  brandRadii,
  formatMoney,
  type PersonalData,
  type PersonalRecord,
} from '@shop/contract';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: unknown): string => String(text).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const STYLE = `body{font:16px/1.5 ${brandFonts.text};color:${colors.ink};background:${colors.white};max-width:46rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem}h2{font-size:1.15rem;border-bottom:1px solid ${colors.line};padding-bottom:.3rem;margin-top:2rem}
dl{display:grid;grid-template-columns:minmax(7rem,12rem) 1fr;gap:.2rem 1rem;margin:0 0 1rem;padding:.7rem;border:1px solid ${colors.line};border-radius:${brandRadii.input};break-inside:avoid}
dt{color:${colors.inkSoft}}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}@media(max-width:30rem){dl{grid-template-columns:1fr}dt{margin-top:.3rem}}
@media print{body{margin:0;max-width:none}}`;

const MONEY = ['Total', 'Importe'];

const shown = (name: string, value: PersonalRecord[string]): string => {
  if (value === null || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  return escaped(typeof value === 'number' && MONEY.includes(name) ? formatMoney(value) : value);
};

const recordHtml = (record: PersonalRecord): string =>
  `<dl>${Object.entries(record)
    .map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${shown(name, value)}</dd>`)
    .join('')}</dl>`;

const sectionHtml = ({ titulo, datos }: PersonalData['secciones'][number]): string =>
  `<section><h2>${escaped(titulo)} (${datos.length})</h2>${datos.map(recordHtml).join('')}</section>`;

/** Writes a person's data as a page that reads well on a phone and on paper, without any script. */
export const personalDataPage = ({
  tienda,
  generado,
  alcance,
  secciones,
}: PersonalData): string => `<!doctype html>
<html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>Tus datos en ${escaped(tienda)}</title><style>${STYLE}</style></head>
<body><main><h1>Tus datos en ${escaped(tienda)}</h1><p>${escaped(generado)}</p><p>${escaped(alcance)}</p>
${secciones.length > 0 ? secciones.map(sectionHtml).join('\n') : '<p>No tenemos datos tuyos con ese contacto.</p>'}
</main></body></html>
`;
