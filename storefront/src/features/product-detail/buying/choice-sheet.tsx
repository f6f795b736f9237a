import type { ReactNode } from 'react';
import { picturesOf, type Product, type SiteContent } from '@shop/contract';
import { useSizeGuides } from '#shared/content/use-size-guides.ts';
import { Link } from '#shared/router/router.tsx';
import { paths } from '#shared/navigation/paths.ts';
import { Picture } from '#shared/picture.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import SizeAdvisor from '../size-advisor/size-advisor.tsx';
import { SizeGuideButton } from '../size-guides/size-guide-button.tsx';
import { texts } from '../deferred-texts.ts';
import { BuyBox, type SoldOutVariant } from './buy-box.tsx';
import { ProductPrice } from './product-price.tsx';
import { useVariantChoice, type CartAccess } from './use-variant-choice.ts';

type ChoiceSheetProps = {
  product: Product;
  /** Color that was chosen on the card. */
  color?: string | undefined;
  /** Undefined when it could not be loaded. */
  content: SiteContent | undefined;
  cartAccess: CartAccess;
  /** True while the server has not answered what is in stock now. */
  isChecking: boolean;
  chat: (text: string) => string | null;
  renderAlert?: ((variant: SoldOutVariant) => ReactNode) | undefined;
  onClose: () => void;
};

/** Sheet from the bottom of a phone, dialog elsewhere: chooses color, size and units of a product. */
export default function ChoiceSheet({ product, color, content, cartAccess, ...more }: ChoiceSheetProps) {
  const { onClose } = more;
  const onAdd: CartAccess['onAdd'] = (...added) => {
    const isAdded = cartAccess.onAdd(...added);
    if (isAdded) onClose();
    return isAdded;
  };
  const choice = useVariantChoice(product, { ...cartAccess, onAdd }, { color });
  const [picture] = picturesOf(product, choice.color);
  const guides = useSizeGuides(product.category) ?? [];
  return (
    <Modal
      label={texts.quickView(product.title)}
      onClose={onClose}
      className="max-h-[92dvh] w-full max-w-3xl overflow-y-auto overscroll-contain rounded-t-hero max-sm:mb-0 sm:rounded-b-hero"
    >
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 max-xs:grid-cols-1 gap-y-5 p-5 sm:grid-cols-2 sm:grid-rows-[auto_1fr] sm:gap-x-6 sm:gap-y-4">
        <div className="max-xs:w-1/2 sm:row-span-2">
          <Picture
            url={picture?.url ?? ''}
            alt={picture?.alt || product.title}
            width={480}
            height={600}
            sizes="(min-width: 40rem) 350px, 104px"
            className="aspect-[4/5] w-full rounded-panel bg-sand object-cover"
          />
        </div>
        <header className="flex min-w-0 flex-col gap-2">
          <h2 className="pr-12 text-h3">{product.title}</h2>
          <ProductPrice product={product} />
        </header>
        <div className="flex flex-col gap-4 xs:col-span-2 sm:col-span-1" aria-busy={more.isChecking}>
          <BuyBox
            choice={choice}
            soldOut={product.stock < 1}
            fit={product.fit}
            sizeHelp={
              <>
                <SizeAdvisor product={product} choice={choice} guides={guides} chat={more.chat} />
                <SizeGuideButton guides={guides} content={content} />
              </>
            }
            renderAlert={more.renderAlert}
          />
          <Link
            to={paths.product(product, choice.color)}
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
