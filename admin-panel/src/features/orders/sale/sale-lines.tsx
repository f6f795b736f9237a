import { formatMoney } from '@shop/web-kit/format';
import { type ReactNode } from 'react';
import { Button, IconButton } from '#ui/button.tsx';
import { DigitsInput } from '#ui/form/digits-input.tsx';
import { groupedDigits, numberFromDigits } from '#ui/form/digits.ts';
import { ProductPicture } from '../parts/order-lines.tsx';
import { focusNeighbour } from './focus-neighbour.ts';
import { nameOf, type SaleLine, withQuantity } from './sale.ts';
import { variantName } from './sellable-variants.ts';
import { texts } from './texts.ts';

type VariantOf<L> = (line: L, onChange: (line: L) => void) => ReactNode;
type LineProps<L extends SaleLine> = {
  line: L;
  variantOf?: VariantOf<L> | undefined;
  onChange: (line: L) => void;
  onRemove: () => void;
};

const t = texts.lines;

const Quantity = <L extends SaleLine>({ line, onChange }: Pick<LineProps<L>, 'line' | 'onChange'>) => (
  <div role="group" aria-label={t.quantity(nameOf(line))} className="flex items-center gap-1">
    <IconButton
      icon="minus"
      label={t.less(nameOf(line))}
      disabled={line.quantity === 1}
      onClick={() => onChange(withQuantity(line, line.quantity - 1))}
    />
    <output className="min-w-6 text-center font-semibold tabular-nums">{line.quantity}</output>
    <IconButton
      icon="plus"
      label={t.more(nameOf(line))}
      disabled={line.quantity >= line.stock}
      onClick={() => onChange(withQuantity(line, line.quantity + 1))}
    />
  </div>
);

const Line = <L extends SaleLine>({ line, variantOf, onChange, onRemove }: LineProps<L>) => (
  <li className="flex gap-3 py-3">
    <ProductPicture src={line.image} />
    <div className="min-w-0 flex-1">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="font-medium">{line.title}</p>
          {variantOf ? variantOf(line, onChange) : <p className="text-xs text-muted">{variantName(line)}</p>}
        </div>
        <Button
          icon="trash-2"
          variant="danger-ghost"
          size="sm"
          aria-label={t.remove(nameOf(line))}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget);
            onRemove();
          }}
        />
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
        <Quantity line={line} onChange={onChange} />
        <div className="w-32">
          <DigitsInput
            aria-label={t.price(nameOf(line))}
            value={groupedDigits(String(line.price))}
            format={groupedDigits}
            onValue={(price) => onChange({ ...line, price: numberFromDigits(price) })}
            className="text-right"
          />
          {line.price !== line.listPrice && (
            <p className="mt-1 text-right text-xs text-muted">{t.catalog(formatMoney(line.listPrice))}</p>
          )}
        </div>
      </div>
    </div>
  </li>
);

type SaleLinesProps<L extends SaleLine> = {
  lines: readonly L[];
  onLines: (lines: L[]) => void;
  empty?: string;
  /** Renders the size and colour of a line where they can be changed. */
  variantOf?: VariantOf<L>;
};

export const SaleLines = <L extends SaleLine>({
  lines,
  onLines,
  empty = t.empty,
  variantOf,
}: SaleLinesProps<L>) =>
  lines.length === 0 ? (
    <p className="text-muted">{empty}</p>
  ) : (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <Line
          key={line.key}
          line={line}
          variantOf={variantOf}
          onChange={(changed) => onLines(lines.map((one) => (one.key === line.key ? changed : one)))}
          onRemove={() => onLines(lines.filter((one) => one.key !== line.key))}
        />
      ))}
    </ul>
  );
