/** True for what shoppers, the back office and the storefront call; all else belongs to Strapi's own panel. */
export const isShopPath = (path: string): boolean => /^\/(api|uploads|internal)(\/|$)/i.test(path);
