import { useFavourites } from '#shared/favorites/favorites-store.ts';
import { paths } from '#shared/paths.ts';
import { CountedLink } from './counter-links.tsx';
import { texts } from './texts.ts';

/** The way to what this browser keeps as favourites; without script nothing can be kept. */
export function FavouritesLink() {
  const { length } = useFavourites();
  return (
    <CountedLink
      to={paths.favourites}
      icon="heart"
      count={length}
      label={length > 0 ? texts.favouritesWith(length) : texts.favourites}
      className="noscript:hidden"
    />
  );
}
