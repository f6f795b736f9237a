import { type ExchangeableLine, type Product, variantName } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { Loaded } from '#shared/resource/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/field.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { differenceLabel } from '../detail/difference-text.ts';
import { offerQuery } from '../queries.ts';
import { texts } from '../texts.ts';

const { open: words } = texts;

type Variant = { size: string | null; color: string | null };
type Other = Pick<Product, '_id' | 'title'>;

/** The new unit while it is chosen; `variant` is a key of `keyOf`. */
export type Wanted = { by: 'variant' | 'product'; other: Other | null; variant: string; quantity: number };
/** Renders the search for a product. */
export type SearchProduct = (onPick: (product: Other, variant: Variant) => void) => ReactNode;

export const keyOf = ({ size, color }: Variant): string => JSON.stringify([size, color]);

type ChoiceProps = { line: ExchangeableLine; wanted: Wanted; change: (part: Partial<Wanted>) => void };

function VariantChoice({ line, wanted, change }: ChoiceProps) {
  const { other, variant: chosen, quantity } = wanted;
  const variants = line.variants.map((variant) => ({
    value: keyOf(variant),
    label: words.left(variantName(variant) || words.only, variant.stock),
  }));
  const units = Array.from({ length: line.units }, (_, at) => ({
    value: String(at + 1),
    label: String(at + 1),
  }));
  return (
    <>
      <SelectField
        label={other ? words.otherVariant : words.variant}
        value={chosen}
        onValue={(variant) => change({ variant })}
        options={[{ value: '', label: words.choose }, ...variants]}
      />
      {line.units > 1 && (
        <SelectField
          label={words.quantity}
          value={String(quantity)}
          onValue={(next) => change({ quantity: Number(next) })}
          options={units}
        />
      )}
      <p className="font-medium" role="status">
        {differenceLabel(line.differences[quantity - 1] ?? 0)}
      </p>
    </>
  );
}

type OtherProps = Omit<ChoiceProps, 'line'> & { orderId: string; position: number; search: SearchProduct };

/** Asks for another product, whose variants and difference the server knows. */
function OtherProduct({ orderId, position, search, wanted, change }: OtherProps) {
  const { other } = wanted;
  const offer = useQuery({ ...offerQuery(orderId, other?._id), enabled: other !== null });
  if (!other)
    return search((product, variant) =>
      change({ other: { _id: product._id, title: product.title }, variant: keyOf(variant) }),
    );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold break-words">{other.title}</p>
        <Button size="sm" onClick={() => change({ other: null, variant: '' })}>
          {words.pickAgain}
        </Button>
      </div>
      <Loaded query={offer} failed={words.loadFailed} loading={words.loading}>
        {({ lines }) => {
          const line = lines.find((one) => one.line === position);
          return line && <VariantChoice line={line} wanted={wanted} change={change} />;
        }}
      </Loaded>
    </>
  );
}

const WAYS = (['variant', 'product'] as const).map((value) => ({ value, label: words.ways[value] }));

/** Asks for the new unit of a line: another variant, or another product. */
export function ExchangeChoice({ line, ...props }: ChoiceProps & Omit<OtherProps, 'position'>) {
  const { wanted, change } = props;
  return (
    <>
      <div className="flex">
        <Segmented
          label={words.way}
          options={WAYS}
          value={wanted.by}
          onChange={(by) => change({ by, other: null, variant: '' })}
        />
      </div>
      {wanted.by === 'variant' ? (
        <VariantChoice line={line} wanted={wanted} change={change} />
      ) : (
        <OtherProduct {...props} position={line.line} />
      )}
    </>
  );
}
