import { useQuery } from '@tanstack/react-query';
import { call } from '@shop/web-kit/api';
import { pageEndpoints } from '#shared/calls/load-calls.ts';
import { paths } from '#shared/navigation/paths.ts';
import { Picture } from '#shared/picture.tsx';
import { Link } from '#shared/router/router.tsx';
import { listInSizes } from './list-in-sizes.ts';
import { texts } from './texts.ts';

const SHOWN = 3;

type GarmentsProps = { category: string; sizes: readonly string[]; onFollow: () => void };

/** Shows some garments of a category that are in stock in one of the sizes, with the way to all of them. */
export function GarmentsInSizes({ category, sizes, onFollow }: GarmentsProps) {
  const { data = [], isSuccess } = useQuery({
    queryKey: ['products', 'in-sizes', category, sizes],
    queryFn: async () => {
      const { listProducts } = await pageEndpoints();
      const wanted = { category, sizes: [...sizes], inStock: true };
      return (await call(listProducts, { query: { ...wanted, sortBy: 'featured', limit: SHOWN } })).payload;
    },
  });
  if (isSuccess && data.length === 0) return <p>{texts.noneInSize(sizes)}</p>;
  return (
    <>
      <ul aria-label={texts.inSize(sizes)} className="flex flex-col gap-2 empty:hidden">
        {data.map((product) => (
          <li key={product._id}>
            <Link
              to={paths.product(product)}
              className="flex min-h-11 items-center gap-3 rounded-input bg-white p-2 hover:text-wine"
              onClick={onFollow}
            >
              <Picture
                url={product.thumbnails[0] ?? ''}
                alt=""
                width={48}
                height={60}
                sizes="48px"
                className="h-15 w-12 shrink-0 rounded-sm bg-sand object-cover"
              />
              <span className="font-medium">{product.title}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={listInSizes(category, sizes)} className="btn btn-outline" onClick={onFollow}>
        {texts.seeAllInSize(sizes)}
      </Link>
    </>
  );
}
