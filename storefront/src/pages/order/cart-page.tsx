import { defaultSiteContent } from '@shop/contract';
import { CartView } from '#features/cart/view/cart-view.tsx';
import { texts } from '#features/cart/texts.ts';
import { cartChatMessage } from '#features/cart/chat-message.ts';
import { chatLink } from '#shared/content/chat-link.ts';
import { useContent, useShop } from '#shared/content/content-queries.ts';

export default function CartPage() {
  const content = useContent();
  const shop = useShop();
  return (
    <div className="page py-10 lg:py-14">
      <h1 className="mb-6 text-3xl sm:text-h2">{texts.heading}</h1>
      <CartView
        checkout={(content ?? defaultSiteContent).checkout}
        chatHref={(lines) => chatLink(content, shop, cartChatMessage(lines))}
      />
    </div>
  );
}
