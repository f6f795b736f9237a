import { type Product } from '@shop/contract';
import { texts } from '../texts.ts';
import { type ProductVersion, formOfProduct } from './product-form-values.ts';

const MAX_TITLE = 160;

/** Returns a new product like another one: switched off, without units and SKUs, with the same stored pictures. */
export function copiedProduct(product: Product): ProductVersion {
  const form = formOfProduct(product);
  // A picture without a text of its own is described by the title, which will change.
  const ownAlt = (alt: string) => (alt === product.title ? '' : alt);
  const values = {
    ...form,
    title: texts.copyTitle(product.title).slice(0, MAX_TITLE),
    stock: '0',
    cells: {},
    skus: {},
    status: false,
    pictures: form.pictures.map((picture) => ({ ...picture, alt: ownAlt(picture.alt) })),
  };
  return { values, stock: null };
}
