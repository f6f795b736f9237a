import { ProductsScreen } from '#features/products/products-screen.tsx';
import { texts } from '#features/products/texts.ts';
import { usePageTitle } from '#shared/page-title.ts';

export function Component() {
  usePageTitle(texts.title);
  return <ProductsScreen />;
}
