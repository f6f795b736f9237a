import { Link } from '#shared/router/router.tsx';
import { WITHDRAWAL_SUBJECT, type CheckoutContent, type ShopSetting } from '@shop/contract';
import { OrderPolicies } from '#shared/order/order-policies.tsx';
import { orderChatLink } from '#shared/content/chat-link.ts';
import type { AnyOrder } from '#shared/order/order-progress.ts';
import { OwnLink } from '#shared/order/own/own-link.tsx';
import { paths, withdrawalOf } from '#shared/navigation/paths.ts';
import { ChatButton } from '#shared/ui/chat-button.tsx';
import type { NextAction } from './next-action.ts';
import { PrintButton } from './print-button.tsx';
import { texts } from './texts.ts';

type ConfirmationActionsProps = {
  order: AnyOrder;
  shop: ShopSetting | undefined;
  checkout: CheckoutContent;
  next: NextAction;
  token: string | null;
};

/** Lists quietly what else can be done with an order, and what the law asks a confirmation to say. */
export function ConfirmationActions({ order, shop, checkout, next, token }: ConfirmationActionsProps) {
  const chat = orderChatLink(shop, texts.chatText(order.orderNumber));
  return (
    <div className="no-print flex flex-col items-center gap-4 border-t border-line p-6">
      <div className="flex flex-wrap justify-center">
        {token && next === 'pay' && (
          <Link to={paths.trackedOrder(order.orderNumber, token)} className="btn btn-quiet">
            {texts.track}
          </Link>
        )}
        {next !== 'write' && <ChatButton href={chat} className="btn btn-quiet" text={texts.chat} />}
        <PrintButton order={order} shop={shop} checkout={checkout} className="btn btn-quiet" />
        {token && <OwnLink order={order} token={token} />}
        <Link to={paths.home} className="btn btn-quiet">
          {texts.home}
        </Link>
      </div>
      {token && <p className="text-center text-sm text-ink-soft">{texts.keepLink}</p>}
      {shop && (
        <address className="text-center text-sm break-words text-ink-soft not-italic">
          {[shop.brand, shop.address, shop.phone, shop.email].filter(Boolean).join(' · ')}
        </address>
      )}
      <OrderPolicies order={order} className="text-center text-sm text-ink-soft [&>ul]:justify-center" />
      <p className="max-w-text rounded-panel bg-blush p-3 text-center text-sm font-semibold">
        {texts.withdrawal}{' '}
        <Link to={withdrawalOf(order.orderNumber, token)} className="link py-3.5">
          {WITHDRAWAL_SUBJECT}
        </Link>
      </p>
    </div>
  );
}
