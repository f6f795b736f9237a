import { brandColors as colors, brandFonts as fonts } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { paths } from '#shared/navigation/paths.ts';
import { texts } from './texts.ts';

/** Pages that are saved even when they were never opened: they show what the phone itself stores. */
export const SHELLS: readonly string[] = [paths.home, paths.cart, paths.favorites];

const SAVED = /^\/(product|category)\/[^/]+$/;

/** Returns whether a page may be kept on the device; pages of orders and the checkout may not. */
export const isSavedPage = (pathname: string): boolean => SHELLS.includes(pathname) || SAVED.test(pathname);

const NOTE_STYLE = `margin:0;padding:8px 16px;background:${colors.ink};color:${colors.white};text-align:center;font:500 0.875rem/1.5 ${fonts.text}`;
const NOTE_LINK_STYLE = 'display:inline-block;padding:12px;margin:-12px 0;color:inherit';

const link = (href: string, text: string) => `<a href="${href}">${text}</a>`;

/** Adds to a saved page a sentence that says when it was saved, and why it is shown. */
export function withAgeNote(html: string, savedAt: string | number, isOnline: boolean): string {
  const at = formatDateTime(savedAt);
  // An empty address is that of the page itself.
  const text = isOnline
    ? `${texts.silentCopy(at)} <a href="" style="${NOTE_LINK_STYLE}">${texts.update}</a>`
    : texts.savedCopy(at);
  const note = `<p role="status" data-saved-copy style="${NOTE_STYLE}">${text}</p>`;
  return html.replace('<body>', () => `<body>\n${note}`);
}

// A browser that says nothing of its line may have one again: the shop's answer decides.
const RELOAD_WHEN_BACK = `const retry=()=>fetch('/livez',{cache:'no-store'}).then(()=>location.reload(),()=>{});addEventListener('online',retry);setInterval(retry,10000)`;

/** Returns the page for an address that cannot be loaded and is not saved; it loads itself when the line is back. */
export function offlinePage(pathname: string, isOnline: boolean): string {
  const title = isOnline ? texts.silentTitle : texts.offlineTitle;
  const others = [
    link(paths.home, texts.home),
    link(paths.cart, texts.cart),
    link(paths.favorites, texts.favorites),
  ];
  return `<!doctype html>
<html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;gap:8px;padding:24px;text-align:center;background:${colors.paper};color:${colors.ink};font:1.125rem/1.5 ${fonts.text}}h1{margin:0;font:400 2.5rem/1.1 ${fonts.heading};color:${colors.wine}}p{margin:0 auto 8px;max-width:32rem}a{display:block;padding:12px;color:${colors.wine}}</style>
</head><body><h1>${title}</h1><p>${isSavedPage(pathname) ? texts.neverSaved : texts.needsLine}</p>
${link('', texts.retry)}
<p>${texts.comesBack}</p>
${others.join('\n')}
<script>${RELOAD_WHEN_BACK}</script></body></html>
`;
}

type Listed = { payload: { _id: string }[] };

/** Answers a list of ids from saved answers; null unless every product was saved, because a gap would mean "no longer sold". */
export function listFromSaved(ids: readonly string[], saved: readonly Listed[]): object | null {
  const byId = new Map(saved.flatMap(({ payload }) => payload).map((product) => [product._id, product]));
  const payload = ids.flatMap((id) => byId.get(id) ?? []);
  if (payload.length < ids.length) return null;
  const total = payload.length;
  return { status: 'success', payload, page: 1, totalPages: 1, totalDocs: total, totalProducts: total };
}
