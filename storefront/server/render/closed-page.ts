import {
  brandColors as colors,
  brandFonts as fonts,
  brandRadii,
  isInventedEmail,
  whatsappLink,
  WITHDRAWAL_SUBJECT,
  type OpeningState,
  type ShopSetting,
} from '@shop/contract';
import { paths } from '#shared/navigation/paths.ts';
import { closedTexts as texts } from './closed-texts.ts';
import { escapeMarkup } from './html-document.ts';

/** Tells the service worker not to keep the page, and to forget those of the open shop. */
export const CLOSED_HEADER = 'X-Shop-Closed';
export const NOT_INDEXED = { 'X-Robots-Tag': 'noindex' };

type Parts = { shop: ShopSetting; notice: OpeningState['notice']; headingFont: string | undefined };

const STYLES = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;background:${colors.paper};color:${colors.ink};font:1.0625rem/1.6 ${fonts.text}}
main{flex:1;display:grid;place-content:center;justify-items:center;gap:1rem;padding:3rem 1.5rem;text-align:center}
main>*{max-width:34rem;margin:0}
.brand{font:400 1.375rem/1.2 ${fonts.heading};color:${colors.wine}}
h1{font:400 clamp(2.75rem,1.6rem + 5vw,4.5rem)/1 ${fonts.heading};color:${colors.wine};text-wrap:balance}
.text{white-space:pre-line;overflow-wrap:anywhere;color:${colors.inkSoft}}
.rule{width:4rem;height:1px;border:0;background:${colors.rose}}
ul{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;justify-content:center;gap:.25rem 1.5rem}
a{display:inline-flex;align-items:center;min-height:2.75rem;color:${colors.wine};text-underline-offset:.25em;overflow-wrap:anywhere}
a:hover{text-decoration:none}
a:focus-visible{outline:3px solid ${colors.focus};outline-offset:2px;border-radius:${brandRadii.sm}}
footer{padding:1rem 1.5rem 1.5rem;border-top:1px solid ${colors.line};text-align:center;font-size:.9375rem}
footer p{margin:.5rem 0 0;color:${colors.muted}}`;

const link = (href: string, text: string): string =>
  `<li><a href="${escapeMarkup(href)}">${escapeMarkup(text)}</a></li>`;

function contactLinks({ whatsapp, email }: ShopSetting): string[] {
  const chat = whatsapp ? whatsappLink(whatsapp, texts.chatGreeting) : null;
  const hasEmail = email !== '' && !isInventedEmail(email);
  return [...(chat ? [link(chat, texts.chat)] : []), ...(hasEmail ? [link(`mailto:${email}`, email)] : [])];
}

const fontFace = (file: string | undefined): string =>
  file ? `@font-face{font-family:'Instrument Serif';src:url(${file}) format('woff2');font-display:swap}` : '';

function sellerLine({ legalName, cuit, address }: ShopSetting): string {
  const facts = [legalName, cuit && `CUIT ${cuit}`, address].filter(Boolean);
  return facts.length > 0 ? `<p>${escapeMarkup(facts.join(' · '))}</p>` : '';
}

/** Renders what the public sees of a closed shop: readable without script, and leading on to what stays open. */
export function renderClosedPage({ shop, notice, headingFont }: Parts): string {
  const title = notice.title || texts.title;
  const text = notice.text || texts.text;
  const contact = contactLinks(shop);
  return `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeMarkup(`${title} · ${shop.brand}`)}</title>
<meta name="robots" content="noindex">
<meta name="theme-color" content="${colors.paper}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${fontFace(headingFont)}${STYLES}</style>
</head>
<body>
<main>
<p class="brand">${escapeMarkup(shop.brand)}</p>
<h1>${escapeMarkup(title)}</h1>
<hr class="rule">
<p class="text">${escapeMarkup(text)}</p>
${contact.length > 0 ? `<ul aria-label="${texts.contact}">${contact.join('')}</ul>` : ''}
</main>
<footer>
<nav aria-label="${texts.links}"><ul>${link(paths.tracking, texts.tracking)}${link(paths.withdrawal, WITHDRAWAL_SUBJECT)}</ul></nav>
${sellerLine(shop)}
</footer>
</body>
</html>
`;
}

const PREVIEW_STYLE = `margin:0;padding:10px 16px;background:${colors.ink};color:${colors.white};text-align:center;font:500 .875rem/1.5 ${fonts.text}`;

/** Adds to a page of the closed shop a line that says who sees it. */
export const withPreviewNote = (html: string): string =>
  html.replace(
    '<body>',
    () =>
      `<body>\n<p role="status" style="${PREVIEW_STYLE}">${texts.preview} <a href="/admin/opening" style="color:${colors.white}">${texts.toChecklist}</a></p>`,
  );
