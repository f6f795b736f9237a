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
    <section id="inicio" data-content-block="hero" aria-labelledby="hero-title" className="overflow-hidden">
      <div className="page grid grid-cols-1 items-center gap-5 py-6 md:grid-cols-12 md:py-8 md:gap-12 lg:py-16">
        <div className="flex min-w-0 flex-col items-start gap-4 md:gap-6 md:col-span-6 lg:col-span-5">
          <h1 id="hero-title" tabIndex={-1} className="max-w-full">
            {start}
            <em className="text-wine">{last}</em>
          </h1>
          {hero.mainDescription && (
            <p className="max-w-[46ch] text-lg whitespace-pre-line text-ink-soft">{hero.mainDescription}</p>
          )}
          <SectionLink section={hero.buttonLink} className="btn btn-primary">
            {hero.buttonText}
          </SectionLink>
        </div>
        <div className="relative mx-auto w-full max-w-md md:col-span-6 md:max-w-none lg:col-span-7">
          <div
            aria-hidden="true"
            className="absolute inset-x-[8%] top-0 bottom-[-2rem] rounded-t-full bg-blush md:inset-x-[12%]"
          />
          <div className="relative mx-auto w-[78%] overflow-hidden rounded-t-full rounded-b-hero pt-[6%] md:w-[60%]">
            <Picture
              url={hero.heroImage.url}
              fallback={BUNDLED_HERO_IMAGE}
              alt={hero.heroImage.alt || texts.heroAlt}
              width={640}
              height={800}
              sizes={HERO_SIZES}
              eager
              className="aspect-square w-full md:aspect-[4/5] rounded-t-full rounded-b-hero object-cover"
            />
          </div>
        </div>
      </div>
    </section>
  );
}
