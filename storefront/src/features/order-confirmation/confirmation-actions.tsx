import { Link } from '#shared/router/router.tsx';
import { WITHDRAWAL_SUBJECT, type CheckoutContent, type ShopSetting } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { OrderPolicies } from '#shared/order/order-policies.tsx';
import { orderChatLink } from '#shared/content/chat-link.ts';
import type { AnyOrder } from '#shared/order/order-progress.ts';
import { OwnLink } from '#shared/order/own/own-link.tsx';
import { paths, withdrawalOf } from '#shared/navigation/paths.ts';
import { ChatButton } from '#shared/ui/chat-button.tsx';
import { PrintButton } from './print-button.tsx';
import { texts } from './texts.ts';

type ConfirmationActionsProps = {
  order: AnyOrder;
  shop: ShopSetting | undefined;
  checkout: CheckoutContent;
  token: string | null;
};

export function ConfirmationActions({ order, shop, checkout, token }: ConfirmationActionsProps) {
  const chat = orderChatLink(shop, texts.chatText(order.orderNumber));
  return (
    <div className="no-print flex flex-col items-center gap-4 p-6 sm:p-8">
      <div className="flex w-full flex-col justify-center gap-3 sm:flex-row sm:flex-wrap">
        <PrintButton order={order} shop={shop} checkout={checkout} className="btn btn-primary" />
        <ChatButton href={chat} className="btn btn-outline" text={texts.chat} />
        {token && (
          <Link to={paths.trackedOrder(order.orderNumber, token)} className="btn btn-outline">
            <Icon name="package" />
            {texts.track}
          </Link>
        )}
        <Link to={paths.home} className="btn btn-quiet">
          {texts.home}
        </Link>
      </div>
      {token && (
        <>
          <p className="text-center text-sm text-ink-soft">{texts.keepLink}</p>
          <div className="flex w-full flex-col justify-center gap-3 sm:flex-row">
            <OwnLink order={order} token={token} />
          </div>
        </>
      )}
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
