import { COPY_CONFIRMATION_ORDER_MS, whatsappLink } from '@shop/contract';
import { useCopy } from '@shop/web-kit/hooks';
import { Icon } from '@shop/web-kit/icons';
import { useShop } from '../../content/content-queries.ts';
import { useBrowserValue } from '../../hydration/use-browser-value.ts';
import { paths } from '../../navigation/paths.ts';
import { ChatButton } from '../../ui/chat-button.tsx';
import { contactOf, type AnyOrder } from '../order-progress.ts';
import { ownTexts as texts } from './texts.ts';

type OwnLinkProps = { order: AnyOrder; token: string };

// WhatsApp opens the chat with herself; without a usable number it asks to whom.
const toHerself = (phone: string, text: string): string =>
  whatsappLink(phone, text) ?? `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Lets the buyer keep the link of her order: copied, or in her own WhatsApp. */
export function OwnLink({ order, token }: OwnLinkProps) {
  const origin = useBrowserValue(() => window.location.origin, '');
  const brand = useShop()?.brand ?? '';
  const { copied, copy } = useCopy(COPY_CONFIRMATION_ORDER_MS);
  const link = origin + paths.trackedOrder(order.orderNumber, token);
  const message = texts.message(order.orderNumber, brand, link);
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => void copy(link)}>
        <Icon name={copied ? 'check' : 'copy'} />
        {copied ? texts.copied : texts.copy}
      </button>
      <ChatButton
        href={toHerself(contactOf(order).phone, message)}
        className="btn btn-quiet"
        text={texts.send}
      />
      <span role="status" className="sr-only">
        {copied && texts.copied}
      </span>
    </>
  );
}
