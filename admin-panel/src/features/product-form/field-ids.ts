/** The id of a field's control, so that the error summary can lead to it. */
export const fieldId = (path: string): string => `product-${path.replaceAll('.', '-')}`;
