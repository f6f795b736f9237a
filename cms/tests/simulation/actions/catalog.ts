import { NOTHING_TO_DO, outcomeOf, pickOf, send, type Action } from '../world';
import { readProduct } from './sales';

const openForm: Action = async (world, random) => {
  const product = pickOf(random, world.beliefs.products);
  if (!product) return NOTHING_TO_DO;
  const { variants = [] } = await readProduct(world, product.id);
  product.seen = variants.map(({ size, stock }) => ({ size: size ?? '', stock }));
  return 'done';
};

/** Adds units in a form that was opened a while ago: what was sold since then stays sold. */
const addStock: Action = async (world, random) => {
  const product = pickOf(random, world.beliefs.products);
  const units = random.integer(1, 4);
  const variant = product && pickOf(random, product.seen);
  if (!product || !variant) return NOTHING_TO_DO;
  const variants = product.seen.map((one) => ({
    ...one,
    color: null,
    stockSeen: one.stock,
    stock: one.stock + (one === variant ? units : 0),
  }));
  const sent = await send(world, 'PUT', `/api/products/${product.id}`, { variants });
  if (!sent.isDone) return outcomeOf(sent);
  product.added += units;
  variant.stock += units;
  return outcomeOf(sent);
};

const SIZES = ['S', 'M', 'L', 'XL', 'XXL'];

const renameSize: Action = async (world, random) => {
  const product = pickOf(random, world.beliefs.products);
  const to = random.pick(SIZES);
  if (!product) return NOTHING_TO_DO;
  const from = random.pick((await readProduct(world, product.id)).size);
  const renames = [{ kind: 'size', from, to }];
  const sent = await send(world, 'PUT', `/api/products/${product.id}`, { renames });
  // The form that staff had open names sizes that are gone.
  if (sent.isDone && from !== to) product.seen = [];
  return outcomeOf(sent);
};

const changePrice: Action = async (world, random) => {
  const product = pickOf(random, world.beliefs.products);
  const json = { price: random.integer(5, 15) * 1_000, discount: random.pick([0, 10, 20]) };
  if (!product) return NOTHING_TO_DO;
  return outcomeOf(await send(world, 'PUT', `/api/products/${product.id}`, json));
};

const changePrices: Action = async (world, random) => {
  const ids = world.beliefs.products.map(({ id }) => id);
  const change = { ids, percent: random.pick([-10, 5, 12]), roundTo: 100 };
  const { answer } = await send<{ version: string }>(world, 'POST', '/api/products/prices/preview', change);
  const json = { ...change, version: answer.body.version };
  return outcomeOf(await send(world, 'POST', '/api/products/prices', json));
};

const undoPrices: Action = async (world) => {
  const { answer } = await send<{ changes: { _id: string }[] }>(world, 'GET', '/api/products/prices');
  const [latest] = answer.body.changes;
  if (!latest) return NOTHING_TO_DO;
  return outcomeOf(await send(world, 'POST', `/api/products/prices/${latest._id}/undo`));
};

const newCoupon: Action = async (world, random) => {
  const code = `SIM${world.beliefs.coupons.length}`;
  const maxUses = random.integer(1, 3);
  const json = {
    code,
    kind: random.pick(['percent', 'amount']),
    value: 10,
    from: null,
    to: null,
    maxUses,
    oncePerClient: random.chance(0.3),
  };
  const sent = await send(world, 'POST', '/api/coupons', json);
  if (sent.isDone) world.beliefs.coupons.push({ code, maxUses });
  return outcomeOf(sent);
};

export const catalog = { openForm, addStock, renameSize, changePrice, changePrices, undoPrices, newCoupon };
