import { useQuery } from '@tanstack/react-query';
import { useContent } from '#shared/content/content-queries.ts';
import { paths } from '#shared/navigation/paths.ts';
import { Picture } from '#shared/picture.tsx';
import { Link } from '#shared/router/router.tsx';
import { SWIPE_ROW } from '#shared/ui/swipe-row.ts';
import { showcaseQuery } from '../showcase-query.ts';
import { Band, type BandProps } from './band.tsx';

/** Shows each category that has products as a picture of its best seller. */
export default function CategoryPictures({ section }: BandProps) {
  const names = useContent()?.productCatalog.categories ?? [];
  const { data } = useQuery(showcaseQuery());
  const tiles = names.flatMap(({ name, display_name }) => {
    const picture = data?.categories.find(({ category }) => category === name);
    return picture ? [{ name, title: display_name, url: picture.url }] : [];
  });
  if (tiles.length === 0) return null;
  return (
    <Band section={section}>
      <ul className={SWIPE_ROW}>
        {tiles.map(({ name, title, url }) => (
          <li key={name} className="min-w-28 flex-1">
            <Link to={paths.category(name)} className="flex flex-col gap-2 hover:underline">
              <span className="overflow-hidden rounded-panel bg-sand">
                <Picture
                  url={url}
                  alt=""
                  width={320}
                  height={400}
                  sizes="(min-width: 64rem) 150px, 112px"
                  upTo={480}
                  className="aspect-[4/5] w-full object-cover"
                />
              </span>
              <span className="font-medium">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Band>
  );
}
