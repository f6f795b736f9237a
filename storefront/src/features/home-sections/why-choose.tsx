import type { SiteContent } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';

export default function WhyChoose({ why }: { why: SiteContent['whyChooseJazmin'] }) {
  return (
    <section
      id="why-choose"
      data-content-block="whyChooseJazmin"
      aria-label={why.mainTitle}
      className="section bg-blush"
    >
      <div className="page flex flex-col gap-5 md:gap-8">
        <header className="max-w-text">
          <h2>{why.mainTitle}</h2>
          {why.description && (
            <p className="mt-3 text-balance whitespace-pre-line text-ink-soft">{why.description}</p>
          )}
        </header>
        <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {why.values.map(({ icon, title, description }, index) => (
            <li key={index} className="flex gap-4">
              <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-paper text-wine">
                <Icon name={icon} />
              </span>
              <div>
                <h3 className="font-semibold">{title}</h3>
                <p className="text-ink-soft">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
