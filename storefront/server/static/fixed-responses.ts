/** Shown only while the shop's texts cannot be had at all: it comes back by itself. */
export const closedPage = `<!doctype html>
<html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="10"><title>Volvemos en un momento</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;text-align:center;background:#fbf7f3;color:#2a1d22;font:1.125rem/1.5 system-ui,sans-serif}h1{font:400 2.5rem/1.1 Georgia,serif;color:#7a1f3a}</style>
</head><body><h1>Volvemos en un momento</h1><p>La tienda se está actualizando. Esta página se recarga sola.</p></body></html>
`;
