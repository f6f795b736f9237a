import { COPY_CONFIRMATION_ORDER_MS, type Product, type SiteContent } from '@shop/contract';
import { useCopy } from '@shop/web-kit/hooks';
import { Icon } from '@shop/web-kit/icons';
import { useBrowserValue } from '#shared/hydration/use-browser-value.ts';
import { ChatButton } from '#shared/ui/chat-button.tsx';
import { chatSubject, type ChosenVariant } from '../chat-subject.ts';
import { texts } from '../deferred-texts.ts';

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
    <div className="flex flex-wrap gap-2">
      <ChatButton
        href={chat(texts.askText(subject))}
        className="btn btn-outline flex-auto px-4"
        text={texts.ask}
      />
      <button type="button" className="btn btn-quiet px-3" onClick={() => void share()}>
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
  chat: (text: string) => string | null;
};

function InfoCards({ cards }: { cards: SiteContent['productDetail']['infoCards'] }) {
  const shown = cards.filter(({ enabled }) => enabled);
  if (shown.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 md:grid-cols-1 xl:grid-cols-2">
      {shown.map(({ icon, title, description }, index) => (
        <li key={index} className="flex gap-3 rounded-panel bg-sand p-4">
          <Icon name={icon} className="size-6 shrink-0 text-wine" />
          <div>
            <p className="font-semibold">{title}</p>
            <p className="text-sm whitespace-pre-line text-ink-soft">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

type Section = { id: string; title: string; content: string; open?: boolean };

export const ExpandableSections = ({ sections }: { sections: readonly Section[] }) => (
  <div className="divide-y divide-line border-y border-line">
    {sections.map(({ id, title, content, open }) => (
      <details key={id} open={open} className="group/section">
        <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
          {title}
          <Icon name="chevron-down" className="size-5 transition-transform group-open/section:rotate-180" />
        </summary>
        <p className="max-w-text pb-5 whitespace-pre-line text-ink-soft">{content}</p>
      </details>
    ))}
  </div>
);

function listSections(product: Product, content: SiteContent | undefined): Section[] {
  const own: Section[] = [
    { id: 'descripcion', title: texts.description, content: product.description, open: true },
    { id: 'composicion', title: texts.composition, content: product.composition },
    { id: 'cuidados', title: texts.care, content: product.care },
    {
      id: 'origen',
      title: texts.origin,
      content: texts.originText(product.origin, product.manufacturer),
    },
  ];
  const general = content?.productDetail.expandableSections.filter(({ enabled }) => enabled) ?? [];
  return [...own.filter((section) => section.content !== ''), ...general];
}

export default function ProductInfo({ product, choice, content, chat }: ProductInfoProps) {
  return (
    <div className="flex flex-col gap-6">
      <ShareButtons product={product} choice={choice} chat={chat} />
      <div data-content-block="productDetail" className="flex flex-col gap-6">
        {content && <InfoCards cards={content.productDetail.infoCards} />}
        <ExpandableSections sections={listSections(product, content)} />
      </div>
    </div>
  );
}
