import type { PageMeta } from '../../src/shared/page-meta.ts';

/** What the built front end needs in the page's head. */
export type FrontEnd = {
  /** The head's styles for a page's markup. */
  styles: (html: string) => string;
  script: string;
  /** The files that a page of the shop runs, by the name of its own. */
  filesOf?: (page: string) => readonly string[];
  /** The face of the first heading. */
  font: string | undefined;
  /** Only while developing. */
  extraHead?: string;
};

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** JSON that cannot end the script element it stands in. */
export const jsonInScript = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

// Addresses inside structured data start with a slash: search engines want them whole.
const ADDRESSES = new Set(['url', 'item', 'image']);
const absolute = (publicUrl: string, address: string) =>
  address.startsWith('/') ? `${publicUrl}${address}` : address;

function withWholeAddresses(publicUrl: string, value: unknown, name = ''): unknown {
  if (typeof value === 'string') return ADDRESSES.has(name) ? absolute(publicUrl, value) : value;
  if (Array.isArray(value)) return value.map((item) => withWholeAddresses(publicUrl, item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withWholeAddresses(publicUrl, item, key)]),
  );
}

function previewTags(meta: PageMeta, publicUrl: string, brand: string): string[] {
  const image = meta.image && absolute(publicUrl, meta.image);
  const tags: [string, string][] = [
    ['og:type', meta.canonical.startsWith('/product/') ? 'product' : 'website'],
    ['og:site_name', brand],
    ['og:locale', 'es_AR'],
    ['og:title', meta.title],
    ['og:description', meta.description],
    ['og:url', `${publicUrl}${meta.canonical}`],
    ...(image ? ([['og:image', image]] as [string, string][]) : []),
    ...(image?.endsWith('-og.jpg')
      ? ([
          ['og:image:width', '1200'],
          ['og:image:height', '630'],
        ] as [string, string][])
      : []),
  ];
  return [
    ...tags.map(([property, content]) => `<meta property="${property}" content="${escape(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

type Parts = {
  meta: PageMeta;
  html: string;
  state: unknown;
  waitsFor?: string | undefined;
  frontEnd: FrontEnd;
  publicUrl: string;
  brand: string;
};

function headOf({ meta, html, waitsFor, frontEnd, publicUrl, brand }: Parts): string {
  const { preload } = meta;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escape(meta.title)}</title>`,
    `<meta name="description" content="${escape(meta.description)}">`,
    ...(frontEnd.font
      ? [`<link rel="preload" as="font" type="font/woff2" href="${frontEnd.font}" crossorigin>`]
      : []),
    ...(preload
      ? [
          `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${escape(preload.srcSet)}" imagesizes="${escape(preload.sizes)}">`,
        ]
      : []),
    frontEnd.styles(html),
    ...(meta.private
      ? ['<meta name="robots" content="noindex">']
      : [`<link rel="canonical" href="${escape(`${publicUrl}${meta.canonical}`)}">`]),
    '<meta name="theme-color" content="#fbf7f3">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...previewTags(meta, publicUrl, brand),
    ...(meta.jsonLd ?? []).map(
      (data) =>
        `<script type="application/ld+json">${jsonInScript(withWholeAddresses(publicUrl, data))}</script>`,
    ),
    frontEnd.extraHead ?? '',
    ...(waitsFor ? (frontEnd.filesOf?.(waitsFor) ?? []) : []).map(
      (href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`,
    ),
    `<script type="module" src="${frontEnd.script}" fetchpriority="low"></script>`,
  ].join('\n');
}

/** The whole page: its head, what was rendered, and the data it was rendered from. */
export const documentOf = (parts: Parts): string =>
  `<!doctype html>
<html lang="es-AR">
<head>
${headOf(parts)}
</head>
<body>
<div id="root">${parts.html}</div>
<script type="application/json" id="state">${jsonInScript(parts.state)}</script>
</body>
</html>
`;
