/** An order number as the shop writes it, however it was typed: ' jl-20240101 0001' reads 'JL-20240101-0001'. */
export const orderNumberText = (typed: string): string =>
  typed
    .trim()
    .toUpperCase()
    .replace(/[\s–—-]+/g, '-')
    .slice(0, 40);
