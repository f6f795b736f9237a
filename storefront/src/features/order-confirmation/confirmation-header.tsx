import { COPY_CONFIRMATION_ORDER_MS } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { Icon } from '@shop/web-kit/icons';
import { useShop } from '#shared/content/content-queries.ts';
import { CopyButton } from '#shared/order/copy-button.tsx';
import { isFullOrder, type AnyOrder } from '#shared/order/order-progress.ts';
import { StatusBadge } from '#shared/order/status-badge.tsx';
import { texts } from './texts.ts';

export function ConfirmationHeader({ order }: { order: AnyOrder }) {
  const { orderNumber, createdAt, status } = order;
  const sendsMail = useShop()?.sendsMail;
  return (
    <header className="flex flex-col items-center gap-3 p-6 text-center sm:p-10">
      <span className="flex size-16 items-center justify-center rounded-full bg-success-soft text-success">
        <Icon name="circle-check" className="size-9" />
      </span>
      <p lang="en" className="text-xs font-semibold tracking-[0.08em] text-muted uppercase">
        {texts.eyebrow}
      </p>
      <h1 className="text-3xl sm:text-h2">{texts.heading}</h1>
      {sendsMail && isFullOrder(order) && order.shippingInfo.email && (
        <p className="break-words text-ink-soft">{texts.mailed(order.shippingInfo.email)}</p>
      )}
      <div className="mt-2 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-image bg-sand px-5 py-3">
        <p>
          <span className="block text-sm text-muted">{texts.orderNumber}</span>
          <span className="text-xl font-semibold tabular-nums select-all">{orderNumber}</span>
        </p>
        <CopyButton text={orderNumber} what={texts.orderNumber} confirmationMs={COPY_CONFIRMATION_ORDER_MS} />
      </div>
      <p className="flex flex-wrap items-center justify-center gap-3 text-ink-soft">
        <span>
          {texts.date} {formatDateTime(createdAt)}
        </span>
        <StatusBadge status={status} />
      </p>
    </header>
  );
}
