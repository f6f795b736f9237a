import { defaultSiteContent } from '@shop/contract';
import { CartView } from '#features/cart/view/cart-view.tsx';
import { texts } from '#features/cart/texts.ts';
import { cartChatMessage } from '#features/cart/chat-message.ts';
import { chatLink } from '#shared/content/chat-link.ts';
import { useContent, useShop } from '#shared/content/content-queries.ts';

export default function CartPage() {
  const content = useContent();
  const shop = useShop();
  const { checkout } = content ?? defaultSiteContent;
  return (
    <div className="page py-10 lg:py-14">
      <h1 className="text-h2">{texts.heading}</h1>
      {/* The largest text of the first view: there before the lines, which only the browser knows. */}
      <p className="mt-3 mb-6 text-ink-soft">{texts.intro(checkout.paymentInfo.cashOnDelivery.enabled)}</p>
      <CartView
        checkout={checkout}
        chatHref={(lines) => chatLink(content, shop, cartChatMessage(lines, window.location.origin))}
      />
    </div>
  );
}
