import { normalizeText, type SiteContent } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { texts } from './texts.ts';

type Contact = SiteContent['contact'];

function hrefOf(title: string, detail: string): string | null {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(detail)) return `mailto:${detail}`;
  const digits = detail.replace(/[^\d+]/g, '');
  return normalizeText(title).startsWith('tel') && digits.length >= 6 ? `tel:${digits}` : null;
}

function Detail({ title, detail }: { title: string; detail: string }) {
  const href = hrefOf(title, detail);
  if (!href) return <span>{detail}</span>;
  return (
    <a href={href} className="link inline-flex min-h-11 items-center break-all">
      {detail}
    </a>
  );
}

export const ContactCards = ({ cards }: { cards: Contact['contactInfo'] }) => (
  <ul
    aria-label={texts.cards}
    className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2"
  >
    {cards.map(({ icon, title, details, description }, index) => (
      <li key={index} className="flex gap-3 rounded-image bg-paper p-4">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-blush text-wine">
          <Icon name={icon} />
        </span>
        <div className="min-w-0">
          <h3 className="font-semibold">{title}</h3>
          {details.filter(Boolean).map((detail, at) => (
            <p key={at} className="break-words">
              <Detail title={title} detail={detail} />
            </p>
          ))}
          {description && <p className="text-sm text-muted">{description}</p>}
        </div>
      </li>
    ))}
  </ul>
);
