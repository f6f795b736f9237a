import type { Core } from '@strapi/strapi';

// Oldest forms are dropped beyond this number.
const MAX_FORMS = 1_000;
const shownStock = new Map<string, unknown>();

// Key of a panel form; null outside a panel request, where every value is intended.
function formKey(documentId: string): string | null {
  const user = strapi.requestContext.get()?.state.user as { id?: number } | undefined;
  return user?.id === undefined ? null : `${user.id} ${documentId}`;
}

export function rememberShownStock(documentId: string, stock: unknown): void {
  const form = formKey(documentId);
  if (form === null) return;
  shownStock.delete(form);
  shownStock.set(form, stock);
  if (shownStock.size > MAX_FORMS) shownStock.delete(shownStock.keys().next().value ?? '');
}

/** Returns whether a form returns the stock it showed, which must not undo sales made since. */
export function isStockUnchanged(documentId: string, stock: unknown): boolean {
  const form = formKey(documentId);
  return form !== null && shownStock.has(form) && shownStock.get(form) === stock;
}

/** Remembers the stock of every product that the panel loads. */
export function trackShownStock(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    if (context.uid !== 'api::product.product' || context.action !== 'findOne') return result;
    const product = result as { documentId?: string; stock?: unknown } | null;
    if (product?.documentId) rememberShownStock(product.documentId, product.stock);
    return result;
  });
}
