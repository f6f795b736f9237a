import { useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { LOW_STOCK_AT, type Product } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { QuantityStepper } from '#shared/ui/quantity-stepper.tsx';
import { texts } from '../texts.ts';
import { SizePicker } from './size-picker.tsx';
import type { VariantChoice } from './use-variant-choice.ts';

const swatch =
  'relative block size-8 overflow-hidden rounded-full border border-line-strong group-has-checked/color:outline-2 group-has-checked/color:outline-offset-4 group-has-checked/color:outline-wine';
const strike = 'after:absolute after:inset-x-0 after:top-1/2 after:h-0.5 after:-rotate-45 after:bg-ink';

/** A sold-out color can still be looked at; its sizes are sold out. */
function ColorPicker({
  colors,
  color,
  chooseColor,
}: Pick<VariantChoice, 'colors' | 'color' | 'chooseColor'>) {
  const name = useId();
  if (colors.length === 0) return null;
  return (
    <fieldset>
      <legend className="sr-only">
        {texts.color} {color}
      </legend>
      <div className="flex flex-wrap items-center gap-x-2">
        <span aria-hidden="true" className="text-sm">
          {texts.color} <strong>{color}</strong>
        </span>
        {colors.map((option) => {
          const isSoldOut = option.left < 1;
          return (
            <label
              key={option.name}
              title={option.name}
              className="group/color relative flex min-w-11 flex-col items-center rounded-input text-xs text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                className="absolute inset-0 z-10 size-full cursor-pointer opacity-0"
                checked={option.name === color}
                aria-disabled={isSoldOut || undefined}
                onChange={() => chooseColor(option.name)}
                aria-label={isSoldOut ? `${option.name}, ${texts.soldOut}` : option.name}
              />
              <span aria-hidden="true" className="flex size-11 items-center justify-center">
                <span
                  className={`${swatch} ${isSoldOut ? strike : ''}`}
                  style={{ backgroundColor: option.value }}
                />
              </span>
              {isSoldOut && <span aria-hidden="true">{texts.soldOutProduct}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Size and color that are sold out; a product without sizes has an empty size. */
export type SoldOutVariant = { size: string; color?: string };

type BuyBoxProps = {
  choice: VariantChoice;
  soldOut: boolean;
  id?: string;
  /** Links beside the word that help to choose a size. */
  sizeHelp?: ReactNode;
  fit?: Product['fit'];
  buttonRef?: Ref<HTMLButtonElement>;
  /** Offers to tell the shopper when the variant is back. */
  renderAlert?: ((variant: SoldOutVariant) => ReactNode) | undefined;
};

const stockHint = (left: number) =>
  left > 0 && left <= LOW_STOCK_AT && (left === 1 ? texts.last : texts.left(left));

const soldOutText = (size: string, color: string | undefined) =>
  size ? texts.soldOutSize(size) : color ? texts.soldOutColor : texts.soldOutProduct;

function SoldOutNote({ choice, renderAlert }: Pick<BuyBoxProps, 'choice' | 'renderAlert'>) {
  const { soldOutSize: size, color } = choice;
  return (
    // Without a box of its own, which would leave a gap while there is nothing to say.
    <div className="contents">
      {/* Always present: a live region announces only what changes in it. */}
      <p role="status" className="text-sm font-medium empty:hidden">
        {size !== null && soldOutText(size, color)}
      </p>
      {size !== null && renderAlert?.({ size, ...(color && { color }) })}
    </div>
  );
}

function QuantityPicker({ quantity, room, setQuantity }: VariantChoice) {
  const id = useId();
  const [isEmpty, setIsEmpty] = useState(false);
  const change = (next: number) => {
    setIsEmpty(false);
    setQuantity(next);
  };
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {texts.quantity}
      </label>
      <QuantityStepper
        quantity={quantity}
        min={1}
        max={room}
        labels={texts}
        onStep={change}
        onType={(digits) => (digits ? change(Number(digits)) : setIsEmpty(true))}
        id={id}
        className="w-11"
        value={isEmpty ? '' : quantity}
        onBlur={() => setIsEmpty(false)}
      />
    </>
  );
}

type AddToCartProps = Pick<BuyBoxProps, 'choice' | 'buttonRef'> & { onAdd: () => void };

function AddToCart({ choice, buttonRef, onAdd }: AddToCartProps) {
  return (
    <>
      <p role="status" className="text-sm font-semibold text-wine empty:hidden">
        {choice.size !== null && stockHint(choice.left)}
      </p>
      <div className="flex flex-wrap gap-2">
        <QuantityPicker {...choice} />
        <button ref={buttonRef} type="button" className="btn btn-primary flex-auto px-4" onClick={onAdd}>
          <Icon name="shopping-bag" />
          {texts.add}
        </button>
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {!choice.isRefused && choice.limit}
      </p>
      <p role="status" className="rounded-input bg-warn-soft p-3 text-sm font-medium empty:hidden">
        {choice.isRefused && choice.limit}
      </p>
    </>
  );
}

type SoldOutProductProps = { isChosen: boolean; onAsk: () => void };

// Once a size is chosen, its own alert stands in the note above.
const SoldOutProduct = ({ isChosen, onAsk }: SoldOutProductProps) =>
  !isChosen && (
    <button type="button" className="btn btn-outline w-full" onClick={onAsk}>
      <Icon name="bell" />
      {texts.tellMe}
    </button>
  );

export function BuyBox({ choice, soldOut, id, sizeHelp, fit, buttonRef, renderAlert }: BuyBoxProps) {
  const sizes = useRef<HTMLFieldSetElement>(null);
  const add = () => {
    if (choice.add()) return;
    const choices = [...(sizes.current?.querySelectorAll('input') ?? [])];
    // A sold-out product has only sizes to be told about.
    choices.find((input) => soldOut || !input.hasAttribute('aria-disabled'))?.focus();
  };
  return (
    <div id={id} className="flex flex-col gap-4">
      <ColorPicker {...choice} />
      <SizePicker {...choice} help={sizeHelp} fit={fit} groupRef={sizes} />
      <SoldOutNote choice={choice} renderAlert={renderAlert} />
      {soldOut ? (
        <SoldOutProduct isChosen={choice.soldOutSize !== null} onAsk={add} />
      ) : (
        <AddToCart choice={choice} buttonRef={buttonRef} onAdd={add} />
      )}
    </div>
  );
}
