import { createRequire } from 'node:module';
import { projectPath } from '../../launcher/project.mjs';
import { median } from '../report.mjs';
import { plain } from '../shop-data/dictionary.mjs';

const SIZES = [100, 10_000, 100_000];
// The first rounds run code that is not compiled yet.
const WARM_UP = 20;
const ROUNDS = 15;
const GARMENTS = ['Corpiño', 'Bombacha', 'Conjunto', 'Body', 'Camisón', 'Bata', 'Malla', 'Medias'];
const DETAILS = ['encaje', 'algodón', 'microfibra', 'satén', 'puntilla', 'lunares', 'liso', 'rayado'];
const COLORS = ['Negro', 'Blanco', 'Rosa', 'Bordó'];
const BODY_SIZES = ['S', 'M', 'L', 'XL'];

// Every product is 'suave', one in eight is a garment of a kind.
const SEARCHES = [
  ['a word of one in eight products', 'camison'],
  ['a word of every product', 'suave'],
  ['a misspelled word', 'camizon'],
];
const LISTS = [
  ['a list with a size and a colour', { sizes: ['M'], colors: ['negro'] }],
  ['a sorted list', { sortBy: 'price' }],
];

const sentence = (at) =>
  Array.from({ length: 30 }, (_, word) => `${DETAILS[(at + word) % 8]}${(at * 7 + word) % 90}`).join(' ');

function aProduct(at) {
  const [garment, detail] = [GARMENTS[at % 8], DETAILS[(at >> 3) % 8]];
  const title = `${garment} ${detail} ${at}`;
  const description = `Tela suave. ${sentence(at)}`.slice(0, 300);
  return {
    id: at + 1,
    documentId: `d${at + 1}`,
    active: true,
    category: garment.toLowerCase(),
    categoryLabel: `${garment}s`,
    title,
    titleKey: title.toLowerCase(),
    description,
    searchText: `${title} ${description}`.toLowerCase(),
    price: 1_000 + ((at * 37) % 9_000),
    sizes: BODY_SIZES,
    colors: COLORS.map((name) => ({ name, value: '#000000' })),
    colorKeys: COLORS.map((name) => name.toLowerCase()),
    inStock: BODY_SIZES.map((size, which) => ({ size, color: COLORS[(at + which) % 4].toLowerCase() })),
  };
}

function rawIndex(MiniSearch, products) {
  const index = new MiniSearch({
    fields: ['title', 'categoryLabel', 'description'],
    processTerm: plain,
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  });
  index.addAll(products);
  return index;
}

function milliseconds(act, prepare = () => undefined) {
  const times = Array.from({ length: WARM_UP + ROUNDS }, () => {
    prepare();
    const before = performance.now();
    act();
    return performance.now() - before;
  });
  return median(times.slice(WARM_UP));
}

const filterOf = (change) => ({
  active: true,
  sizes: [],
  colors: [],
  searchTerm: '',
  allWords: false,
  sortOrder: 'asc',
  limit: 12,
  offset: 0,
  ...change,
});

function measure(count, { createCatalogIndex, MiniSearch }) {
  const products = Array.from({ length: count }, (_, at) => aProduct(at));
  const raw = rawIndex(MiniSearch, products);
  const index = createCatalogIndex([]);
  for (const product of products) index.put(product);
  const kept = (filter) => milliseconds(() => index.page(filterOf(filter)));
  // A changed product drops the answers that the index keeps.
  let price = 1;
  const change = () => index.put({ ...products[0], price: (price += 1) });
  const page = (filter) => milliseconds(() => index.page(filterOf(filter)), change);
  const searches = SEARCHES.map(([name, searchTerm]) => {
    const [shop, alone] = [page({ searchTerm }), milliseconds(() => raw.search(searchTerm))];
    return { case: name, products: count, shop, alone, ratio: shop / alone };
  });
  const lists = LISTS.map(([name, change]) => ({
    case: name,
    products: count,
    shop: page(change),
    kept: kept(change),
  }));
  return [...searches, ...lists];
}

const digits = (value) => (value === undefined ? '' : value.toFixed(3));
const columns = [
  ['', (row) => `${row.case}, ${row.products}`],
  ['ms', (row) => digits(row.shop)],
  ['ms when kept', (row) => digits(row.kept)],
  ['raw minisearch ms', (row) => digits(row.alone)],
  ['ratio', (row) => digits(row.ratio)],
];

/** Compares the index of the catalog with minisearch alone, on the same texts in the same run. */
export async function search({ report }) {
  const load = createRequire(projectPath('cms/package.json'));
  const { createCatalogIndex } = load(projectPath('cms/dist/src/api/catalog/domain/search/catalog-index.js'));
  const MiniSearch = load('minisearch');
  const rows = SIZES.flatMap((count) => measure(count, { createCatalogIndex, MiniSearch }));
  report('search', rows, { title: 'Lists and searches of the catalog, in one process', columns });
}
