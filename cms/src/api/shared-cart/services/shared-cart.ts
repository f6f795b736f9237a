import { parseCartLink, type LinkedLine, type Product, type SharedCart } from '@shop/contract';

type Linked = {
  /** Null for a deleted product. */
  product: Product | null;
  title: string;
  size: string | null;
  color: string | null;
  stock: number;
};
type Buyable = Linked & { product: Product };

const UNKNOWN = 'Un producto que ya no está en la tienda';

type Found = Omit<Linked, 'product'> & { item: string; owner: string; deleted: unknown; json: string | null };

// A link names a variant, or a product that has none.
async function findLinked(ids: readonly string[]): Promise<Map<string, Linked>> {
  const found: Found[] = await strapi.db
    .connection('stock_items')
    .join('products', 'products.id', 'stock_items.product_id')
    .leftJoin('catalog_entries', 'catalog_entries.product_id', 'products.id')
    .where((either) =>
      either
        .whereIn('stock_items.document_id', ids)
        .orWhere((single) =>
          single
            .whereIn('products.document_id', ids)
            .whereNull('stock_items.size')
            .whereNull('stock_items.color'),
        ),
    )
    .select({
      item: 'stock_items.document_id',
      owner: 'products.document_id',
      size: 'stock_items.size',
      color: 'stock_items.color',
      stock: 'stock_items.quantity',
      title: 'products.title',
      deleted: 'products.deleted_at',
      json: 'catalog_entries.json',
    });
  return new Map(
    found.flatMap(({ item, owner, title, size, color, stock, deleted, json }) => {
      const product = json && deleted === null ? (JSON.parse(json) as Product) : null;
      const linked = { product, title, size: size || null, color: color || null, stock };
      return [item, owner].map((id) => [id, linked] as const);
    }),
  );
}

const nameOf = ({ title, size, color }: Linked): string => [title, size, color].filter(Boolean).join(', ');

// The shopper must choose what the link leaves open.
const leavesChoice = ({ product, size, color }: Buyable): boolean =>
  (size === null && product.size.length > 0) || (color === null && (product.colors?.length ?? 0) > 1);

const isBuyable = (linked: Linked): linked is Buyable =>
  linked.product?.status === true && linked.stock > 0 && !leavesChoice(linked as Buyable);

const lineOf = ({ product, size, color, stock }: Buyable, { quantity }: LinkedLine) => ({
  product,
  size,
  color: color ?? product.colors?.[0]?.name ?? null,
  quantity: Math.min(quantity, stock),
});

/** Returns the cart of a link: what can be bought now, and the names of what cannot; a malformed link is empty. */
export async function readSharedCart(link: string): Promise<Omit<SharedCart, 'status'>> {
  const wanted = parseCartLink(link);
  if (wanted.length === 0) return { lines: [], skipped: [] };
  const found = await findLinked(wanted.map(({ id }) => id));
  const cart: Omit<SharedCart, 'status'> = { lines: [], skipped: [] };
  for (const line of wanted) {
    const linked = found.get(line.id);
    if (linked && isBuyable(linked)) cart.lines.push(lineOf(linked, line));
    else cart.skipped.push(linked ? nameOf(linked) : UNKNOWN);
  }
  return cart;
}
