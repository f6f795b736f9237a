import { brandColors } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { scriptNotice, START_GUARD } from '@shop/web-kit/loading';
import { footerTexts } from '#app/frame/footer-texts.ts';
import { texts } from '#app/texts.ts';
import { documentTexts } from './document-texts.ts';
import type { PageMeta } from '#pages/page-request.ts';
import { speculationRules } from '../http/speculation-rules.ts';

export type PageAssets = {
  /** The style or link elements. */
  styles: string;
  script: string;
  scriptsOf?: (page: string) => readonly string[];
  headingFont: string | undefined;
  /** For the development server only. */
  extraHead?: string;
};

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** Serializes a value as JSON that cannot end the script element around it. */
export const serializeForScript = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

// Search engines need absolute URLs in structured data; pages write root-relative ones.
const URL_KEYS = new Set(['url', 'item', 'image', 'logo']);
const absolute = (publicUrl: string, url: string) => (url.startsWith('/') ? `${publicUrl}${url}` : url);

function withAbsoluteUrls(publicUrl: string, value: unknown, key = ''): unknown {
  if (typeof value === 'string') return URL_KEYS.has(key) ? absolute(publicUrl, value) : value;
  if (Array.isArray(value)) return value.map((item) => withAbsoluteUrls(publicUrl, item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withAbsoluteUrls(publicUrl, item, name)]),
  );
}

// Facebook and WhatsApp read 'product', Pinterest reads 'og'.
function offerTags({ offer }: PageMeta): (readonly [string, string])[] {
  if (!offer) return [];
  const { price, inStock } = offer;
  return [
    ...['product', 'og'].flatMap((prefix) => [
      [`${prefix}:price:amount`, String(price)] as const,
      [`${prefix}:price:currency`, 'ARS'] as const,
    ]),
    ['product:availability', inStock ? 'in stock' : 'out of stock'],
  ];
}

const previewText = ({ offer, description }: PageMeta): string =>
  offer ? `${formatMoney(offer.price)} · ${description}` : description;

function previewTags(meta: PageMeta, publicUrl: string, brand: string): string[] {
  const image = meta.image && absolute(publicUrl, meta.image);
  const hasPreviewSize = image?.endsWith('-og.jpg');
  const tags: (readonly [string, string])[] = [
    ['og:type', meta.canonical.startsWith('/product/') ? 'product' : 'website'],
    ['og:site_name', brand],
    ['og:locale', 'es_AR'],
    ['og:title', meta.title],
    ['og:description', previewText(meta)],
    ['og:url', `${publicUrl}${meta.canonical}`],
    ...offerTags(meta),
    ...(image ? [['og:image', image] as const] : []),
    ...(hasPreviewSize
      ? ([
          ['og:image:width', '1200'],
          ['og:image:height', '630'],
        ] as const)
      : []),
  ];
  return [
    ...tags.map(([property, content]) => `<meta property="${property}" content="${escapeMarkup(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

type Parts = {
  meta: PageMeta;
  html: string;
  state: unknown;
  waitsFor?: string | undefined;
  assets: PageAssets;
  publicUrl: string;
  brand: string;
  chat: string | null;
  /** Links lead through the server, which shows what a closed shop has open. */
  isClosed?: boolean;
};

function renderHead({ meta, waitsFor, assets, publicUrl, brand }: Parts): string {
  const { preload } = meta;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<script>${START_GUARD}</script>`,
    `<title>${escapeMarkup(meta.title)}</title>`,
    `<meta name="description" content="${escapeMarkup(meta.description)}">`,
    ...(assets.headingFont
      ? [`<link rel="preload" as="font" type="font/woff2" href="${assets.headingFont}" crossorigin>`]
      : []),
    ...(preload
      ? [
          `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${escapeMarkup(preload.srcSet)}" imagesizes="${escapeMarkup(preload.sizes)}">`,
        ]
      : []),
    assets.styles,
    ...(meta.private
      ? ['<meta name="robots" content="noindex">']
      : [`<link rel="canonical" href="${escapeMarkup(`${publicUrl}${meta.canonical}`)}">`]),
    `<meta name="theme-color" content="${brandColors.paper}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...previewTags(meta, publicUrl, brand),
    ...(meta.jsonLd ?? []).map(
      (data) =>
        `<script type="application/ld+json">${serializeForScript(withAbsoluteUrls(publicUrl, data))}</script>`,
    ),
    assets.extraHead ?? '',
    ...(waitsFor ? (assets.scriptsOf?.(waitsFor) ?? []) : []).map(
      (href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`,
    ),
    `<script type="module" src="${assets.script}" fetchpriority="low"></script>`,
    `<script type="speculationrules">${speculationRules}</script>`,
  ].join('\n');
}

const NO_SCRIPT_STYLE = `margin:0;padding:8px 16px;background:${brandColors.ink};color:${brandColors.white};text-align:center`;

function renderNoScript(chat: string | null): string {
  const link =
    chat &&
    `<a href="${escapeMarkup(chat)}" style="color:inherit;text-decoration:underline">${footerTexts.chat}</a>`;
  return `<noscript><p style="${NO_SCRIPT_STYLE}">${[documentTexts.noScript, link].filter(Boolean).join(' ')}</p></noscript>`;
}

const renderNotice = (chat: string | null): string =>
  scriptNotice(texts.errorHelp, chat === null ? null : { href: escapeMarkup(chat), text: footerTexts.chat });

export const renderDocument = (parts: Parts): string =>
  `<!doctype html>
<html lang="es-AR"${parts.isClosed ? ' data-closed' : ''}>
<head>
${renderHead(parts)}
</head>
<body>
${renderNoScript(parts.chat)}
<div id="root">${parts.html}</div>
<script type="application/json" id="state">${serializeForScript(parts.state)}</script>
${renderNotice(parts.chat)}
</body>
</html>
`;
