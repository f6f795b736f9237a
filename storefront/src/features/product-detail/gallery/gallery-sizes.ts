/** How wide the product's picture is shown. */
export const GALLERY_SIZES = '(min-width: 64rem) 520px, (min-width: 48rem) 45vw, 100vw';
