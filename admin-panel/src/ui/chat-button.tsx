import { Icon } from '@shop/web-kit/icons';
import { type ComponentProps } from 'react';
import { Button, type ButtonProps } from './button.tsx';

type ChatButtonProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & Pick<ButtonProps, 'size' | 'variant'>;

/** Opens a WhatsApp chat in a tab of its own. */
export const ChatButton = ({ size, variant, children, ...link }: ChatButtonProps) => (
  <Button asChild size={size} variant={variant}>
    <a {...link} target="_blank" rel="noreferrer">
      <Icon name="message-circle" className="size-4" />
      {children}
    </a>
  </Button>
);
