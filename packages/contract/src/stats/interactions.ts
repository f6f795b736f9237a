import { z } from '../z';
import { DASHBOARD_TOP_CATEGORIES, DASHBOARD_TOP_PRODUCTS } from '../limits';
import { pageSize } from '../http/paging';

const BAD_TYPE = 'El tipo de interacción no es válido';

const productView = z.object({
  type: z.literal('product_view'),
  data: z.object({
    productId: z.string('Falta el producto').check(z.minLength(1, 'Falta el producto'), z.maxLength(40)),
    productTitle: z.optional(z.string().check(z.maxLength(300))),
    productPrice: z.optional(z.number()),
    productCategory: z.optional(z.string().check(z.maxLength(100))),
  }),
  /** The browser belongs to staff: the view counts, the funnel leaves it out. */
  staff: z.optional(z.boolean()),
});

/** 'cart': goods lie in the browser's cart. 'checkout': the page was opened. */
const purchaseStep = z.object({ type: z.enum(['cart', 'checkout']) });

/** Body of POST /interactions (specification, section 3). The server trusts only the id and reads the rest itself. */
export const interactionDraftSchema = z.discriminatedUnion('type', [productView, purchaseStep], {
  error: ({ code }) => (code === 'invalid_union' ? BAD_TYPE : undefined),
});

/** `productId` is empty for a step of the purchase. */
export const interactionSchema = z.object({ type: z.string(), productId: z.string(), counted: z.boolean() });

/** Steps of a purchase that are counted once per visitor and day. */
export type FunnelStep = 'view' | z.output<typeof purchaseStep>['type'];

export const interactionsSummarySchema = z.object({
  totalInteractions: z.number(),
  recentInteractions: z.number(),
});

export const viewedProductSchema = z.object({
  _id: z.string(),
  productTitle: z.string(),
  productCategory: z.string(),
  count: z.number(),
});
export type ViewedProduct = z.output<typeof viewedProductSchema>;

export const viewedCategorySchema = z.object({ category: z.string(), count: z.number() });
export type ViewedCategory = z.output<typeof viewedCategorySchema>;

export const mostViewedProductsQuerySchema = z.object({ limit: pageSize(DASHBOARD_TOP_PRODUCTS) });
export const mostViewedCategoriesQuerySchema = z.object({ limit: pageSize(DASHBOARD_TOP_CATEGORIES) });

export const INTERACTIONS_RESET = 'Interacciones reseteadas correctamente';
