import type { ComponentProps, MouseEvent } from 'react';
import { hrefOf, type To } from './location.ts';
import { useNavigate } from './router.tsx';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: To; state?: unknown; replace?: boolean };

// A click that asks for another tab, a download or a menu belongs to the browser.
const isPlainClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 &&
  !(metaKey || ctrlKey || shiftKey || altKey) &&
  (currentTarget.target === '' || currentTarget.target === '_self');

/** A link that changes the screen without loading the page anew; without script it is a link like any other. */
export function Link({ to, state, replace = false, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const href = hrefOf(to);
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        navigate(href, { replace, state });
      }}
      {...rest}
    >
      {children}
    </a>
  );
}
