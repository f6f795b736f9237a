import { Icon } from '@shop/web-kit/icons';
import { sections } from '#shared/paths.ts';
import { SectionLink } from '#shared/navigation/section-link.tsx';
import { texts } from './texts.ts';

/** Nothing kept yet: how to keep something, and where to find it. */
export const NoFavourites = () => (
  <div className="flex flex-col items-center gap-4 rounded-hero bg-sand px-6 py-14 text-center">
    <span className="flex size-20 items-center justify-center rounded-full bg-blush text-wine">
      <Icon name="heart" className="size-9" />
    </span>
    <div>
      <h2 className="text-2xl">{texts.empty}</h2>
      <p className="mt-2 text-ink-soft">{texts.emptyHint}</p>
    </div>
    <SectionLink section={sections.products} className="btn btn-primary">
      {texts.explore}
    </SectionLink>
  </div>
);
