import { existsSync } from 'node:fs';
import path from 'node:path';
import { brandFonts } from '@shop/contract';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

const RELOAD_SECONDS = 5;
const page = `<!doctype html>
<html lang="es-AR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RELOAD_SECONDS}">
<title>Preparando el panel</title>
<style>body { font-family: ${brandFonts.text}; max-width: 34rem; margin: 20vh auto; padding: 0 1rem }</style>
<h1>Se está preparando el panel de Strapi</h1>
<p>La primera vez tarda uno o dos minutos. Esta página se actualiza sola; mientras tanto la tienda y su administración ya funcionan.</p>
<p>Si no aparece, mirá qué dice la terminal donde corre la tienda.</p>
</html>
`;

const isPanelPage = (ctx: Context) =>
  ctx.method === 'GET' && /^\/admin(\/|$)/.test(ctx.path) && ctx.get('accept').includes('text/html');

/** Answers the panel's pages while its build, which runs beside the open shop, is not finished. */
const panelInPreparation = (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const build = path.join(strapi.dirs.dist.root, 'build/index.html');
  return async (ctx: Context, next: Next) => {
    if (!isPanelPage(ctx) || existsSync(build)) return next();
    ctx.status = 503;
    ctx.set({ 'Retry-After': String(RELOAD_SECONDS), 'Cache-Control': 'no-store' });
    ctx.type = 'html';
    ctx.body = page;
  };
};

export default panelInPreparation;
