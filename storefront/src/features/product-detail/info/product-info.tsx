import type { ReactNode } from 'react';
import { COPY_CONFIRMATION_ORDER_MS, type Product, type SiteContent } from '@shop/contract';
import { useCopy } from '@shop/web-kit/hooks';
import { Icon } from '@shop/web-kit/icons';
import { useBrowserValue } from '#shared/hydration/use-browser-value.ts';
import { ChatButton } from '#shared/ui/chat-button.tsx';
import { chatSubject, type ChosenVariant } from '../chat-subject.ts';
import { texts } from '../deferred-texts.ts';
import { SizeGuides } from '../size-guides/size-guides.tsx';
import { texts as detailTexts } from '../texts.ts';

type ShareProps = { product: Product; choice: ChosenVariant; chat: (text: string) => string | null };

function ShareButtons({ product, choice, chat }: ShareProps) {
  const origin = useBrowserValue(() => window.location.origin, '');
  const { copied, copy } = useCopy(COPY_CONFIRMATION_ORDER_MS);
  const subject = chatSubject(product, choice, origin);
  const { address } = subject;
  const share = async () => {
    if (!navigator.share) return copy(address);
    // The promise rejects when the shopper closes the share sheet.
    await navigator.share({ title: product.title, url: address }).catch(() => undefined);
  };
  return (
    <div className="flex flex-wrap gap-x-6">
      <ChatButton href={chat(texts.askText(subject))} className="btn btn-quiet px-0" text={texts.ask} />
      <button type="button" className="btn btn-quiet px-0" onClick={() => void share()}>
        <Icon name="share-2" />
        {copied ? texts.copied : texts.share}
      </button>
      <span role="status" className="sr-only">
        {copied && texts.copied}
      </span>
    </div>
  );
}

type ProductInfoProps = {
  product: Product;
  choice: ChosenVariant;
  content: SiteContent | undefined;
  guides: SiteContent['sizeGuides'];
  chat: (text: string) => string | null;
};

type Section = { id: string; title: string; content: ReactNode; open?: boolean };

export const ExpandableSections = ({ sections }: { sections: readonly Section[] }) => (
  <div className="divide-y divide-line border-y border-line">
    {sections.map(({ id, title, content, open }) => (
      <details key={id} open={open} className="group/section">
        <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
          {title}
          <Icon name="chevron-down" className="size-5 transition-transform group-open/section:rotate-180" />
        </summary>
        <div className="max-w-text pb-5 whitespace-pre-line text-ink-soft">{content}</div>
      </details>
    ))}
  </div>
);

function listSections(product: Product, content: SiteContent | undefined): Section[] {
  const { description, composition, care, origin, manufacturer } = product;
  const facts = [composition, care, texts.originText(origin, manufacturer)].filter(Boolean).join('\n');
  const own: Section[] = [
    { id: 'descripcion', title: texts.description, content: description, open: true },
    { id: 'composicion', title: texts.composition, content: facts },
  ];
  const general = content?.productDetail.expandableSections.filter(({ enabled }) => enabled) ?? [];
  return [...own.filter((section) => section.content !== ''), ...general];
}

const Guides = ({ guides }: Pick<ProductInfoProps, 'guides'>) => (
  <div data-content-block="sizeGuides">
    <SizeGuides guides={guides} />
  </div>
);

/** Description, facts and general sections, each folded by itself, the size guide last: it may arrive later. */
export default function ProductInfo({ product, choice, content, guides, chat }: ProductInfoProps) {
  const sections = listSections(product, content);
  const guide = { id: 'talles', title: detailTexts.guide, content: <Guides guides={guides} /> };
  return (
    <div className="flex flex-col gap-4">
      <ShareButtons product={product} choice={choice} chat={chat} />
      <div data-content-block="productDetail">
        <ExpandableSections sections={guides.length > 0 ? [...sections, guide] : sections} />
      </div>
    </div>
  );
}
