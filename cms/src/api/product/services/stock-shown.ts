import type { Core } from '@strapi/strapi';

// More than anybody has open; whoever looked longest ago is forgotten first.
const MAX_FORMS = 1_000;
const shown = new Map<string, unknown>();

// The panel's forms are of one person each; whoever writes without one means what he writes.
function formOf(documentId: string): string | null {
  const viewer = strapi.requestContext.get()?.state.user as { id?: number } | undefined;
  return viewer?.id === undefined ? null : `${viewer.id} ${documentId}`;
}

/** Remembers the stock that a form of the panel shows. */
export function noteStockShown(documentId: string, stock: unknown): void {
  const form = formOf(documentId);
  if (form === null) return;
  shown.delete(form);
  shown.set(form, stock);
  if (shown.size > MAX_FORMS) shown.delete(shown.keys().next().value ?? '');
}

/** Whether a form sends the stock back as it came: units sold since then must stay sold. */
export function isStockAsShown(documentId: string, stock: unknown): boolean {
  const form = formOf(documentId);
  return form !== null && shown.has(form) && shown.get(form) === stock;
}

/** Watches which stock the panel shows of each product. */
export function watchStockShown(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    if (context.uid !== 'api::product.product' || context.action !== 'findOne') return result;
    const product = result as { documentId?: string; stock?: unknown } | null;
    if (product?.documentId) noteStockShown(product.documentId, product.stock);
    return result;
  });
}
