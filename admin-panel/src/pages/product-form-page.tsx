import { useParams, useSearchParams } from 'react-router-dom';
import { ProductFormScreen } from '#features/product-form/product-form-screen.tsx';

export function Component() {
  const { id } = useParams();
  const copyOf = useSearchParams()[0].get('copiar');
  return <ProductFormScreen key={`${id ?? 'new'} ${copyOf ?? ''}`} id={id ?? null} copyOf={copyOf} />;
}
