import { errorBodySchema, productSchema, type Product } from '@shop/contract';
import type { Commerce } from './commerce-calls';

export const BLACK = { name: 'Negro', value: '#000000' };
export const RED = { name: 'Rojo', value: '#aa0000' };
export const BLUE = { name: 'Azul noche', value: '#101040' };
const PICTURES = ['https://example.com/negro.jpg', 'https://example.com/rojo.jpg'];

let number = 0;

export const color = (from: string, to: string) => ({ kind: 'color', from, to });
export const size = (from: string, to: string) => ({ kind: 'size', from, to });
export const unitsOf = ({ variants }: Product) =>
  Object.fromEntries(variants.map((one) => [`${one.size} ${one.color}`, one.stock]));
export const skusOf = ({ variants }: Product) => variants.map(({ sku }) => sku);

/** Calls about a product whose colours and sizes are corrected. */
export function namedProducts(database: string, shop: () => Commerce) {
  const edit = (id: string, json: unknown) => shop().editProduct(id, json);
  return {
    /** Creates a product with 7 units of Negro in S, 4 of Rojo in S and none of Rojo in M. */
    aProduct: (changes: object = {}): Promise<Product> => {
      number += 1;
      return shop().product({
        title: `Con nombres ${number}`,
        size: ['S', 'M'],
        colors: [BLACK, RED],
        thumbnails: PICTURES,
        thumbnailColors: [['Negro'], ['Rojo']],
        variants: [
          { size: 'S', color: 'Negro', stock: 7, sku: `N-${database}-${number}` },
          { size: 'S', color: 'Rojo', stock: 4, sku: `R-${database}-${number}` },
          { size: 'M', color: 'Rojo', stock: 0, sku: null },
        ],
        ...changes,
      });
    },
    saved: async (id: string, json: unknown): Promise<Product> => {
      const { status, body, text } = await edit(id, json);
      if (status !== 200) throw new Error(text);
      return productSchema.parse(body.product) as Product;
    },
    refusal: async (id: string, json: unknown) => {
      const { status, body } = await edit(id, json);
      const { code, message, details } = errorBodySchema.parse(body);
      return { status, code, message, details };
    },
    read: async (id: string) =>
      (await shop().admin<{ product: Product }>(`/api/products/${id}`)).body.product,
  };
}
