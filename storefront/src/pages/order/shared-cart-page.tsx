import { SharedCart } from '#features/cart/shared/shared-cart.tsx';
import { texts } from '#features/cart/texts.ts';
import { useSearchParams } from '#shared/router/router.tsx';

export default function SharedCartPage() {
  const [search] = useSearchParams();
  return (
    <div className="page py-10 lg:py-14">
      <h1 className="mb-6 text-h2">{texts.heading}</h1>
      <SharedCart link={search.get('i') ?? ''} />
    </div>
  );
}
