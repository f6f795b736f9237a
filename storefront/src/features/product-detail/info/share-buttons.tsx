import { COPY_CONFIRMATION_ORDER_MS, type Product } from '@shop/contract';
import { useCopy } from '@shop/web-kit/hooks';
import { Icon } from '@shop/web-kit/icons';
import { paths } from '#shared/navigation/paths.ts';
import { texts } from '../deferred-texts.ts';
import { ChatButton } from '#shared/ui/chat-button.tsx';
import { useBrowserValue } from '#shared/hydration/use-browser-value.ts';

type ShareProps = { product: Product; color: string | undefined; chat: (text: string) => string | null };

export function ShareButtons({ product, color, chat }: ShareProps) {
  const origin = useBrowserValue(() => window.location.origin, '');
  const { copied, copy } = useCopy(COPY_CONFIRMATION_ORDER_MS);
  const address = origin && `${origin}${paths.product(product, color)}`;
  const chatHref = chat(texts.askText(product.title, color, address));
  const share = async () => {
    if (!navigator.share) return copy(address);
    // The promise rejects when the shopper closes the share sheet.
    await navigator.share({ title: product.title, url: address }).catch(() => undefined);
  };
  return (
    <div className="flex flex-wrap gap-2">
      <ChatButton
        href={chatHref}
        className="btn btn-outline flex-1 px-4 whitespace-nowrap"
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
