import { type AdminOrder, recordWhatsapp, whatsappFault, whatsappLink } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { Icon } from '@shop/web-kit/icons';
import { useId } from 'react';
import { can } from '#shared/access/permissions.ts';
import { useAction } from '#shared/actions/use-action.ts';
import { Button, buttonStyles, type ButtonProps } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { openChat } from '#ui/open-chat.ts';
import { showOrder } from '../queries.ts';
import { NEXT_STEP } from '../step/step-focus.ts';
import { texts as orderTexts } from '../texts.ts';
import { texts } from './texts.ts';

/** Records that the text was opened and returns it with the buyer's link, which the page does not show. */
function useBuyerText({ _id, whatsappText = '' }: AdminOrder) {
  const { mutateAsync } = useAction({
    run: () => call(recordWhatsapp, { params: { id: _id }, body: {} }),
    done: ({ order }, { client }) => showOrder(client, { ...order, whatsappText }),
  });
  return async () => (await mutateAsync()).order.whatsappText ?? whatsappText;
}

type ChatLinkProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  order: AdminOrder;
  label: string;
  /** Shows only the name of the chat; the label is for screen readers. */
  isShort?: boolean;
};

const DisabledChat = ({
  label,
  reason,
  variant,
  size,
  className,
}: Omit<ChatLinkProps, 'order' | 'isShort'> & { reason: string }) => {
  const id = useId();
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <Button disabled variant={variant} size={size} aria-describedby={id}>
        <Icon name="message-circle" className="size-4 shrink-0" />
        {label}
      </Button>
      <p id={id} className="text-sm text-muted">
        {reason}
      </p>
    </div>
  );
};

/** Opens WhatsApp with the text that fits the order, or says why its number cannot have it. */
export function ChatLink({ order, label, variant, size, className, isShort = false }: ChatLinkProps) {
  const fetchText = useBuyerText(order);
  const { whatsappText = '' } = order;
  const { phone } = order.shippingInfo;
  const fault = whatsappFault(phone);
  if (fault)
    return (
      <DisabledChat
        label={label}
        variant={variant}
        size={size}
        className={className}
        reason={texts.chat.faults[fault]}
      />
    );
  return (
    <a
      {...NEXT_STEP}
      href={whatsappLink(phone, whatsappText) ?? undefined}
      target="_blank"
      rel="noreferrer"
      onClick={can('recordWhatsapp') ? openChat(phone, whatsappText, fetchText) : undefined}
      className={classNames(buttonStyles({ variant, size }), 'whitespace-normal', className)}
    >
      <Icon name="message-circle" className="size-4 shrink-0" />
      {isShort ? (
        <>
          <span aria-hidden="true">{texts.chat.name}</span>
          <span className="sr-only">
            {label}
            {orderTexts.table.ofOrder(order.orderNumber)}
          </span>
        </>
      ) : (
        label
      )}
    </a>
  );
}
