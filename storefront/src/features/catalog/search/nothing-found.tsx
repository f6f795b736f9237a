import { useQuery } from '@tanstack/react-query';
import type { SearchInterpretation } from '@shop/contract';
import { useContent } from '#shared/content/content-queries.ts';
import { paths } from '#shared/navigation/paths.ts';
import { Link } from '#shared/router/router.tsx';
import { CardList } from '../cards/card-list.tsx';
import type { CardActions } from '../cards/product-card.tsx';
import { bestSellersQuery } from '../queries.ts';
import { texts as listTexts } from '../texts.ts';
import { texts } from './texts.ts';

type LinkListProps = { title: string; links: readonly { name: string; to: string }[] };

const LinkList = ({ title, links }: LinkListProps) =>
  links.length > 0 && (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">{title}</p>
      <ul aria-label={title} className="flex flex-wrap gap-2">
        {links.map(({ name, to }) => (
          <li key={name}>
            <Link to={to} className="chip">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );

type NothingFoundProps = CardActions & { text: string; search: SearchInterpretation | null };

/** Ways on after a search without results: nearest words, categories and best sellers. */
export default function NothingFound({ text, search, ...actions }: NothingFoundProps) {
  const { data: bestSellers = [] } = useQuery(bestSellersQuery());
  const categories = useContent()?.productCatalog.categories ?? [];
  return (
    <div className="flex flex-col gap-6">
      <p role="status">{texts.nothing(text)}</p>
      <LinkList
        title={texts.nearest}
        links={(search?.nearest ?? []).map((name) => ({ name, to: paths.searchResults(name) }))}
      />
      <LinkList
        title={listTexts.categories}
        links={categories.map(({ name, display_name }) => ({
          name: display_name,
          to: paths.category(name),
        }))}
      />
      {bestSellers.length > 0 && (
        <>
          <h2>{listTexts.bestSellers}</h2>
          <CardList products={bestSellers} {...actions} />
        </>
      )}
    </div>
  );
}
