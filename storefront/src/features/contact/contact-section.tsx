import { useSearchParams } from '#shared/router/router.tsx';
import { useContent } from '#shared/content/content-queries.ts';
import { ORDER_PARAM, sections, SUBJECT_PARAM } from '#shared/navigation/paths.ts';
import { useHydrated } from '#shared/hydration/use-browser-value.ts';
import { SocialLinks } from '#shared/ui/social-links.tsx';
import { ContactCards } from './contact-cards.tsx';
import { ContactForm } from './contact-form.tsx';
import { texts } from './texts.ts';

const chip = 'chip max-w-full whitespace-normal';

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
      className="bg-sand"
    >
      {contact && (
        <div className="page section">
          <h2 id="contacto">{contact.mainTitle}</h2>
          {contact.subtitle && <p className="mt-3 text-lg text-ink-soft">{contact.subtitle}</p>}
          <div className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-[2fr_3fr] lg:gap-12">
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
