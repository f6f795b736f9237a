import { Link } from '#shared/router/index.ts';
import type { Product } from '@shop/contract';
import { paths } from '#shared/paths.ts';
import { Picture } from '#shared/picture.tsx';
import { BuyBox } from './buy-box.tsx';
import { Modal } from './modal.tsx';
import { ProductPrice } from './product-price.tsx';
import type { Purchase } from './purchase.ts';
import { texts } from './texts.ts';
import { useChoice } from './use-choice.ts';

type QuickViewProps = { product: Product; purchase: Purchase; onClose: () => void };

/** A product without leaving the list: a sheet from below on phones, a dialog elsewhere. */
export default function QuickView({ product, purchase, onClose }: QuickViewProps) {
  const choice = useChoice(product, {
    ...purchase,
    onAdd: (...added) => {
      const taken = purchase.onAdd(...added);
      if (taken) onClose();
      return taken;
    },
  });
  return (
    <Modal
      label={texts.quickView(product.title)}
      onClose={onClose}
      className="max-h-[92dvh] w-full max-w-3xl overflow-y-auto rounded-t-hero max-sm:mb-0 sm:rounded-b-hero"
    >
      <div className="grid gap-6 p-5 sm:grid-cols-2">
        <Picture
          url={product.thumbnails[0] ?? ''}
          alt={product.thumbnailAlts[0] || product.title}
          width={480}
          height={600}
          sizes="(min-width: 40rem) 350px, 100vw"
          className="aspect-square w-full rounded-image bg-sand object-cover sm:aspect-[4/5]"
        />
        <div className="flex flex-col gap-4">
          <h2 className="pr-12 text-2xl">{product.title}</h2>
          <ProductPrice product={product} />
          <BuyBox choice={choice} soldOut={product.stock < 1} />
          <Link
            to={paths.product(product.slug || product._id)}
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
