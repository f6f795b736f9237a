import { useParams } from 'react-router-dom';
import { ProductFormScreen } from '#features/product-form/product-form-screen.tsx';

export function Component() {
  const { id } = useParams();
  return <ProductFormScreen key={id ?? 'new'} id={id ?? null} />;
}
