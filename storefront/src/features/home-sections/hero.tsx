import { BUNDLED_HERO_IMAGE, type SiteContent } from '@shop/contract';
import { Picture } from '#shared/picture.tsx';
import { SectionLink } from '#shared/navigation/section-link.tsx';
import { HERO_SIZES } from './hero-preload.ts';
import { texts } from './texts.ts';

export function splitSlogan(slogan: string): { start: string; last: string } {
  const text = slogan.trim();
  const cut = text.lastIndexOf(' ');
  return { start: text.slice(0, cut + 1), last: text.slice(cut + 1) };
}

export function Hero({ hero }: { hero: SiteContent['hero'] }) {
  const { start, last } = splitSlogan(hero.slogan);
  return (
    <section
      id="inicio"
      data-content-block="hero"
      aria-labelledby="hero-title"
      className="relative flex min-h-80 items-center md:min-h-120"
    >
      <Picture
        url={hero.heroImage.url}
        fallback={BUNDLED_HERO_IMAGE}
        alt={hero.heroImage.alt || texts.heroAlt}
        width={1600}
        height={1000}
        sizes={HERO_SIZES}
        eager
        className="absolute inset-0 size-full object-cover object-top-right"
      />
      {/* Keeps the text readable over any picture of the owner. */}
      <div aria-hidden="true" className="hero-scrim absolute inset-0" />
      <div className="page relative py-6">
        <div className="flex w-72 max-w-full flex-col items-start gap-3 md:w-96 md:gap-6">
          <h1 id="hero-title" tabIndex={-1} className="max-w-full">
            {start}
            <em className="text-wine">{last}</em>
          </h1>
          {hero.mainDescription && (
            <p className="max-w-[40ch] whitespace-pre-line text-ink-soft">{hero.mainDescription}</p>
          )}
          <SectionLink section={hero.buttonLink} className="btn btn-primary">
            {hero.buttonText}
          </SectionLink>
        </div>
      </div>
    </section>
  );
}
