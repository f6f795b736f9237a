/** Where the products that match a text are listed. */
export const resultsPath = (text: string): string => `/?buscar=${encodeURIComponent(text.trim())}#products`;
