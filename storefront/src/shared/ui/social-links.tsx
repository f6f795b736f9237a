import type { SiteContent } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';

type SocialLinksProps = {
  networks: SiteContent['contact']['socialMedia'];
  label: string;
  className: string;
  linkClass: string;
  textClass: string;
  hasText?: boolean;
};

export function SocialLinks({ networks, label, className, linkClass, textClass, hasText }: SocialLinksProps) {
  if (networks.length === 0) return null;
  return (
    <ul className={className} aria-label={label}>
      {networks.map(({ icon, name, handle, link }, index) => {
        const text = handle ? `${name}: ${handle}` : name;
        const content = (
          <>
            <Icon name={icon} />
            {hasText && text}
          </>
        );
        return (
          <li key={index}>
            {link ? (
              <a
                href={link}
                rel="noopener noreferrer"
                target="_blank"
                className={linkClass}
                aria-label={text}
              >
                {content}
              </a>
            ) : (
              <span className={textClass} role="img" aria-label={text}>
                {content}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
