/** How many pages `total` things fill; one empty page when there are none. */
export const totalPages = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit));
