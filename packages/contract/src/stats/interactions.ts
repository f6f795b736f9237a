import { z } from '../z';
import { DASHBOARD_TOP_CATEGORIES, DASHBOARD_TOP_PRODUCTS } from '../limits';
import { pageSize } from '../http/page-fields';

/** Body of POST /interactions (specification, section 3). The server trusts only the id and reads the rest itself. */
export const interactionDraftSchema = z.object({
  type: z.literal('product_view', 'El tipo de interacción no es válido'),
  data: z.object({
    productId: z.string('Falta el producto').check(z.minLength(1, 'Falta el producto'), z.maxLength(40)),
    productTitle: z.optional(z.string().check(z.maxLength(300))),
    productPrice: z.optional(z.number()),
    productCategory: z.optional(z.string().check(z.maxLength(100))),
  }),
});

export const interactionSchema = z.object({ type: z.string(), productId: z.string(), counted: z.boolean() });

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
