import { FALLBACK_INFO_CARDS, type Product, type SiteContent } from '@shop/contract';
import { ExpandableSections, type Expandable } from './expandable-sections.tsx';
import { InfoCards } from './info-cards.tsx';
import { ShareButtons } from './share-buttons.tsx';
import { texts } from '../deferred-texts.ts';

type MoreProps = {
  product: Product;
  /** Undefined when it could not be loaded. */
  content: SiteContent | undefined;
  chat: (text: string) => string | null;
};

function sectionsOf(product: Product, content: SiteContent | undefined): Expandable[] {
  const own: Expandable[] = [
    { id: 'descripcion', title: texts.description, content: product.description, open: true },
    { id: 'composicion', title: texts.composition, content: product.composition },
    { id: 'cuidados', title: texts.care, content: product.care },
  ];
  const general = content?.productDetail.expandableSections.filter(({ enabled }) => enabled) ?? [];
  return [...own.filter((section) => section.content !== ''), ...general];
}

/** What stands below the button: share and ask, reassurance, and sections to open. */
export default function ProductMore({ product, content, chat }: MoreProps) {
  return (
    <div className="flex flex-col gap-6">
      <ShareButtons product={product} chat={chat} />
      <div data-content-block="productDetail" className="flex flex-col gap-6">
        <InfoCards cards={content ? content.productDetail.infoCards : FALLBACK_INFO_CARDS} />
        <ExpandableSections sections={sectionsOf(product, content)} />
      </div>
    </div>
  );
}
