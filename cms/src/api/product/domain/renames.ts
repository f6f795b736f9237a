import {
  DEFAULT_COLORS,
  isSameName,
  namesOf,
  normalizeSize,
  parseSizes,
  productMessages,
  renamed,
  type Color,
  type ProductChange,
  type Rename,
} from '@shop/contract';

type Variant = { size: string | null; color: string | null };
type Items = { items: readonly (Variant & { documentId: string })[] };
type Lists = 'sizes' | 'colors';
type Named = { sizes: string[]; colors: Color[] | null; formerNames: Rename[] };
/** A variant of a change, with the stored one that it is. */
type Kept = { before?: Variant; after: { size?: string | null; color?: string | null } };

/** Thrown for a name that a product lacks, or that would join two of its variants; the message is shown to the staff. */
export class RenameFault extends Error {}

const KINDS = ['size', 'color'] as const;

const spelled = ({ kind, from, to }: Rename): Rename =>
  kind === 'size'
    ? { kind, from: normalizeSize(from), to: normalizeSize(to) }
    : { kind, from: from.trim(), to: to.trim() };

const takes = (one: Rename, part: 'from' | 'to', name: string) => isSameName(one.kind, one[part], name);

function check(rename: Rename, product: Named, all: readonly Rename[]): void {
  const { kind, from, to } = rename;
  const others = all.filter((one) => one !== rename && one.kind === kind);
  if (!namesOf(kind, product).some((name) => isSameName(kind, name, from)))
    throw new RenameFault(productMessages.renamedUnknown(from));
  if (others.some((one) => takes(one, 'from', from) || takes(one, 'to', to)))
    throw new RenameFault(productMessages.renamedTwice(from));
  const isFreed = takes(rename, 'from', to) || others.some((one) => takes(one, 'from', to));
  if (!isFreed && namesOf(kind, product).some((name) => isSameName(kind, name, to)))
    throw new RenameFault(productMessages.renamedToTaken(to));
}

/** Returns the renames that change something; throws RenameFault for one that would join variants or has none. */
export function checkedRenames(wanted: readonly Rename[], product: Named): Rename[] {
  const has = (kind: Rename['kind'], name: string) => namesOf(kind, product).includes(name);
  // One that somebody else has made already is done.
  const renames = wanted
    .map(spelled)
    .filter(
      ({ kind, from, to }) =>
        from !== to && !(has(kind, to) && renamed(kind, from, product.formerNames) === to),
    );
  for (const rename of renames) check(rename, product, renames);
  return renames;
}

/** Returns the renames of a change: those that it names, or those of variants that it names by their id. */
export function namesWanted(
  { renames = [], variants = [], size, colors }: ProductChange,
  { items }: Items,
): Rename[] {
  const byId = new Map(items.map((item) => [item.documentId, item]));
  const kept = variants.map((after) => ({ before: byId.get(after._id ?? ''), after }));
  const listed = { size: size && parseSizes(size), color: colors?.map(({ name }) => name) };
  return renames.length > 0 ? renames : renamesOf(kept, listed);
}

/** Returns the renames of lists that are edited by hand: a name in the place of another one corrects it. */
export function renamesByPlace(before: Pick<Named, Lists>, after: Partial<Pick<Named, Lists>>): Rename[] {
  const { sizes = before.sizes, colors = before.colors } = after;
  const listed = { sizes, colors };
  return KINDS.flatMap((kind) => {
    const [was, is] = [namesOf(kind, before), namesOf(kind, listed)];
    const has = (list: readonly string[], name: string) => list.some((one) => isSameName(kind, one, name));
    const moved = was.map((from, at) => ({ kind, from, to: is[at] ?? '' }));
    return was.length === is.length ? moved.filter(({ from, to }) => !has(is, from) && !has(was, to)) : [];
  });
}

/** Returns a product's lists after renames, and the names that chose its variants before. */
export function afterRenames({ sizes, colors, formerNames }: Named, renames: readonly Rename[]) {
  const hasColor = renames.some(({ kind }) => kind === 'color');
  const old = formerNames
    .filter(({ kind, from }) => !renames.some((one) => one.kind === kind && takes(one, 'from', from)))
    .map((one) => ({ ...one, to: renamed(one.kind, one.to, renames) }));
  const named = (color: Color): Color => ({ ...color, name: renamed('color', color.name, renames) });
  return {
    sizes: sizes.map((name) => renamed('size', name, renames)),
    colors: hasColor ? (colors ?? DEFAULT_COLORS).map(named) : colors,
    formerNames: [...old, ...renames],
  };
}

/** Returns the renames that follow from variants which are stored under another size or colour, unless `listed` names go on. */
export function renamesOf(
  variants: readonly Kept[],
  listed: { size?: string[]; color?: string[] },
): Rename[] {
  return KINDS.flatMap((kind) => {
    const names = variants.map(({ before, after }) =>
      spelled({ kind, from: before?.[kind] ?? '', to: after[kind] ?? '' }),
    );
    const moved = names.filter(({ from, to }) => from !== '' && to !== '' && from !== to);
    const stays = [
      ...names.filter((one) => !moved.includes(one)).map(({ to }) => to),
      ...(listed[kind] ?? []).filter((name) => !moved.some((one) => takes(one, 'to', name))),
    ];
    const left = moved.filter((one) => !stays.some((name) => takes(one, 'from', name)));
    return left.filter(
      (one, at) => left.findIndex(({ from, to }) => from === one.from && to === one.to) === at,
    );
  });
}
