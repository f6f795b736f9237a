import { CATEGORIES } from './dictionary.mjs';

const SIZES = ['S', 'M', 'L', 'XL'];
const CONCURRENT_REQUESTS = 4;

async function call(origin, path, { method = 'POST', token, body }) {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.message}`);
  return answer;
}

export const signIn = async (origin, { email, password }) =>
  (await call(origin, '/api/auth/login', { body: { email, password } })).token;

async function listCategories(origin) {
  const response = await fetch(`${origin}/api/content`);
  const { content } = await response.json();
  const names = content.productCatalog.categories.map(({ name }) => name);
  return names.length > 0 ? names : CATEGORIES;
}

const productDraft = (index, category) => ({
  title: `Conjunto de prueba número ${String(index).padStart(4, '0')}`,
  description:
    'Encaje elastizado con detalles de satén y forro de algodón peinado. Suave, cómodo y a tu medida.',
  price: 5_000 + ((index * 7_919) % 40_000),
  discount: index % 4 === 0 ? 20 : 0,
  category,
  size: SIZES,
  colors: [
    { name: 'Negro', value: '#1a1a1a' },
    { name: 'Blanco', value: '#ffffff' },
  ],
  variants: SIZES.flatMap((size) => ['Negro', 'Blanco'].map((color) => ({ size, color, stock: 1_000 }))),
  thumbnails: ['https://pictures.example/1.jpg', 'https://pictures.example/2.jpg'],
  status: true,
});

export async function createProducts(origin, token, count) {
  const categories = await listCategories(origin);
  const products = [];
  const indexes = Array.from({ length: count }, (_, index) => index);
  const worker = async () => {
    for (let index = indexes.shift(); index !== undefined; index = indexes.shift()) {
      const body = productDraft(index, categories[index % categories.length]);
      products.push((await call(origin, '/api/products', { token, body })).product);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, worker));
  return products;
}
