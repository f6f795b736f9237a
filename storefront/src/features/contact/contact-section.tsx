import { normalizeText, type SiteContent } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { useSearchParams } from '#shared/router/router.tsx';
import { useContent } from '#shared/content/content-queries.ts';
import { ORDER_PARAM, sections, SUBJECT_PARAM } from '#shared/navigation/paths.ts';
import { useHydrated } from '#shared/hydration/use-browser-value.ts';
import { SocialLinks } from '#shared/ui/social-links.tsx';
import { ContactForm } from './contact-form.tsx';
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

const ContactCards = ({ cards }: { cards: Contact['contactInfo'] }) => (
  <ul
    aria-label={texts.cards}
    className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2"
  >
    {cards.map(({ icon, title, details, description }, index) => (
      <li key={index} className="flex gap-3">
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

const chip = 'chip max-w-full wrap-anywhere whitespace-normal';

export default function ContactSection() {
  const contact = useContent()?.contact;
  const [search] = useSearchParams();
  // Only in the browser: the server shares one rendered page among shoppers.
  const orderNumber = (useHydrated() && search.get(ORDER_PARAM)?.slice(0, 40)) || '';
  return (
    <section
      id={sections.contact}
      data-content-block="contact"
      aria-labelledby="contacto"
      className="border-t border-line"
    >
      {contact && (
        <div className="page section">
          <h2 id="contacto">{contact.mainTitle}</h2>
          {contact.subtitle && <p className="mt-3 text-ink-soft">{contact.subtitle}</p>}
          <div className="mt-6 grid grid-cols-1 gap-8 lg:grid-cols-[2fr_3fr] lg:gap-12">
            <div className="flex flex-col gap-6">
              {contact.description && (
                <p className="max-w-text whitespace-pre-line text-ink-soft">{contact.description}</p>
              )}
              <ContactCards cards={contact.contactInfo} />
              <SocialLinks
                networks={contact.socialMedia}
                label={texts.networks}
                className="flex flex-wrap gap-3"
                linkClass={chip}
                textClass={chip}
                hasText
              />
            </div>
            <ContactForm
              content={contact}
              subject={search.get(SUBJECT_PARAM)?.slice(0, 160) ?? ''}
              orderNumber={orderNumber}
            />
          </div>
        </div>
      )}
    </section>
  );
}
