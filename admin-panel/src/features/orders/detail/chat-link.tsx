import { type AdminOrder } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { shopQuery } from '#shared/shop-queries.ts';
import { buttonStyles, type ButtonProps } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { customerChat } from './chat-text.ts';
import { texts } from './texts.ts';

type ChatLinkProps = Pick<ButtonProps, 'variant' | 'className'> & {
  order: AdminOrder;
  label: string;
  /** Replaces the sentence about the order's status. */
  ending?: string;
};

export function ChatLink({ order, label, ending, variant, className }: ChatLinkProps) {
  const shop = useQuery(shopQuery);
  const href = customerChat(order, shop.data?.brand ?? '', ending);
  if (!href) return <p className="mt-2 text-sm text-muted">{texts.chat.unusable}</p>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={classNames(buttonStyles({ variant }), 'whitespace-normal', className)}
    >
      <Icon name="message-circle" className="size-4 shrink-0" />
      {label}
    </a>
  );
}
