import { z } from '../z';
import { orderCountsSchema } from '../order/order-management';

export const SALES_PERIODS = [7, 30, 90] as const;

/** The days of a statistic; 30 without them. */
export const statsPeriod = z.pipe(
  z._default(z.optional(z.enum(['7', '30', '90'], 'El período debe ser 7, 30 o 90 días')), '30'),
  z.transform(Number),
);

export const salesQuerySchema = z.object({ days: statsPeriod });

const totals = z.object({ orders: z.number(), revenue: z.number() });

export const salesSchema = z.object({
  days: z.number(),
  series: z.array(
    z.object({
      day: z.string(),
      orders: z.number(),
      revenue: z.number(),
      previousOrders: z.number(),
      previousRevenue: z.number(),
    }),
  ),
  current: totals,
  previous: totals,
});
export type Sales = z.output<typeof salesSchema>;

const lowStock = z.array(
  z.object({
    _id: z.string(),
    title: z.string(),
    size: z.nullable(z.string()),
    color: z.nullable(z.string()),
    stock: z.number(),
  }),
);

/** Of the active products: variants of which little is left, those without a unit, and their products. */
const lowStockCounts = z.object({ variants: z.number(), soldOut: z.number(), products: z.number() });

/** Counts of waiting work for people who see no figures. */
export const workSchema = z.object({ orders: orderCountsSchema, lowStock, lowStockCounts });
export type Work = z.output<typeof workSchema>;

export const overviewSchema = z.object({
  products: z.number(),
  activeProducts: z.number(),
  orders: z.number(),
  /** Pesos of the orders that are paid. */
  revenue: z.number(),
  /** Pesos of all payments less the refunds. */
  collected: z.number(),
  waiting: z.object({
    toConfirm: z.number(),
    proofMissing: z.number(),
    proofToCheck: z.number(),
    /** Orders that still wait for something after `OLD_WORK_HOURS`. */
    olderThan72h: z.number(),
  }),
  lowStock,
  lowStockCounts,
});
export type Overview = z.output<typeof overviewSchema>;
