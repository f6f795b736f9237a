import type { SiteContent } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';

export function WhyChoose({ why }: { why: SiteContent['whyChooseJazmin'] }) {
  return (
    <section
      id="why-choose"
      data-content-block="whyChooseJazmin"
      aria-label={why.mainTitle}
      className="section bg-blush"
    >
      <div className="page flex flex-col gap-10">
        <header className="mx-auto max-w-text text-center">
          <h2>{why.mainTitle}</h2>
          {why.description && (
            <p className="mt-3 text-balance whitespace-pre-line text-ink-soft">{why.description}</p>
          )}
        </header>
        <ul className="grid grid-cols-1 gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {why.values.map(({ icon, title, description }, index) => (
            <li key={index} className="flex flex-col items-center gap-3 text-center">
              <span className="flex size-16 items-center justify-center rounded-full bg-paper text-wine">
                <Icon name={icon} className="size-7" />
              </span>
              <h3 className="text-lg font-semibold">{title}</h3>
              <p className="text-ink-soft">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
