import { COPY_CONFIRMATION_ORDER_MS, type ShopSetting } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { Icon } from '@shop/web-kit/icons';
import { orderChatLink } from '#shared/content/chat-link.ts';
import { useShop } from '#shared/content/content-queries.ts';
import { paths } from '#shared/navigation/paths.ts';
import { CopyButton } from '#shared/order/copy-button.tsx';
import { isFullOrder, type AnyOrder } from '#shared/order/order-progress.ts';
import { StatusBadge } from '#shared/order/status-badge.tsx';
import { Link } from '#shared/router/router.tsx';
import { ChatButton } from '#shared/ui/chat-button.tsx';
import type { NextAction } from './next-action.ts';
import { texts } from './texts.ts';

type ConfirmationHeaderProps = {
  order: AnyOrder;
  shop: ShopSetting | undefined;
  next: NextAction;
  token: string | null;
};

/** Offers what is done next; paying stands with the bank data. */
function MainAction({ order, shop, next, token }: ConfirmationHeaderProps) {
  if (next === 'write')
    return (
      <ChatButton
        href={orderChatLink(shop, texts.chatText(order.orderNumber))}
        className="no-print btn btn-primary"
        text={texts.chat}
      />
    );
  if (next === 'pay' || !token) return null;
  return (
    <Link to={paths.trackedOrder(order.orderNumber, token)} className="no-print btn btn-primary">
      {texts.track}
    </Link>
  );
}

/** Says that the order was taken, its number and its state, and offers what is done next. */
export function ConfirmationHeader(props: ConfirmationHeaderProps) {
  const { orderNumber, createdAt } = props.order;
  const sendsMail = useShop()?.sendsMail;
  return (
    <header className="flex flex-col items-center gap-3 p-6 text-center sm:p-10">
      <Icon name="circle-check" className="size-10 text-success" />
      <p lang="en" className="text-xs font-semibold tracking-[0.08em] text-muted uppercase">
        {texts.eyebrow}
      </p>
      <h1 className="text-h2">{texts.heading}</h1>
      <StatusBadge order={props.order} />
      <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
        <p>
          <span className="block text-sm text-muted">{texts.orderNumber}</span>
          <span className="text-h3 font-semibold tabular-nums select-all">{orderNumber}</span>
        </p>
        <CopyButton text={orderNumber} what={texts.orderNumber} confirmationMs={COPY_CONFIRMATION_ORDER_MS} />
      </div>
      <p className="text-sm text-ink-soft">
        {texts.date} {formatDateTime(createdAt)}
      </p>
      {sendsMail && isFullOrder(props.order) && props.order.shippingInfo.email && (
        <p className="break-words text-ink-soft">{texts.mailed(props.order.shippingInfo.email)}</p>
      )}
      <MainAction {...props} />
    </header>
  );
}
