import { Link } from '#shared/router/router.tsx';
import type { Product } from '@shop/contract';
import { paths } from '#shared/navigation/paths.ts';
import { Picture } from '#shared/picture.tsx';
import { BuyBox } from './buy-box.tsx';
import { Modal } from '../modal.tsx';
import { ProductPrice } from './product-price.tsx';
import { useVariantChoice, type CartAccess } from './use-variant-choice.ts';
import { texts } from '../deferred-texts.ts';

type QuickViewProps = { product: Product; cartAccess: CartAccess; onClose: () => void };

export default function QuickView({ product, cartAccess, onClose }: QuickViewProps) {
  const choice = useVariantChoice(product, {
    ...cartAccess,
    onAdd: (...added) => {
      const isAdded = cartAccess.onAdd(...added);
      if (isAdded) onClose();
      return isAdded;
    },
  });
  return (
    <Modal
      label={texts.quickView(product.title)}
      onClose={onClose}
      className="max-h-[92dvh] w-full max-w-3xl overflow-y-auto rounded-t-hero max-sm:mb-0 sm:rounded-b-hero"
    >
      <div className="grid grid-cols-[6.5rem_1fr] gap-x-4 gap-y-5 p-5 sm:grid-cols-2 sm:grid-rows-[auto_1fr] sm:gap-x-6 sm:gap-y-4">
        <div className="sm:row-span-2">
          <Picture
            url={product.thumbnails[0] ?? ''}
            alt={product.thumbnailAlts[0] || product.title}
            width={480}
            height={600}
            sizes="(min-width: 40rem) 350px, 104px"
            className="aspect-[4/5] w-full rounded-image bg-sand object-cover"
          />
        </div>
        <header className="flex min-w-0 flex-col gap-2">
          <h2 className="pr-12 text-2xl">{product.title}</h2>
          <ProductPrice product={product} />
        </header>
        <div className="col-span-2 flex flex-col gap-4 sm:col-span-1">
          <BuyBox choice={choice} soldOut={product.stock < 1} />
          <Link
            to={paths.product(product)}
            className="link inline-flex min-h-11 items-center"
            onClick={onClose}
          >
            {texts.seeAll}
          </Link>
        </div>
      </div>
    </Modal>
  );
}
