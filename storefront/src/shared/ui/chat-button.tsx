import { Icon } from '@shop/web-kit/icons';

type ChatButtonProps = { href: string | null; className: string; text: string };

export const ChatButton = ({ href, className, text }: ChatButtonProps) =>
  href && (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      <Icon name="message-circle" />
      {text}
    </a>
  );
