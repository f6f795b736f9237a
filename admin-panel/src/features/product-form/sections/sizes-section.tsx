import { ONE_SIZE, offeredSizes } from '@shop/contract';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { AllowedLink } from '#shared/access/allowed-link.tsx';
import { paths } from '#shared/paths.ts';
import { fieldId, useFormSurroundings } from '../form-context.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Options, Select } from '#ui/form/input.tsx';
import { FieldGroup } from './form-section.tsx';
import { type SizeOption, sizeOptions, sizesBetween } from '../values/offered-sizes.ts';
import { type ProductFormValues } from '../values/product-form-values.ts';
import { texts } from '../texts.ts';

export function SizesSection() {
  const { guides } = useFormSurroundings();
  const category = useWatch<ProductFormValues, 'category'>({ name: 'category' });
  const { field } = useController<ProductFormValues, 'sizes'>({ name: 'sizes' });
  const hasGuide = offeredSizes(category, guides ?? []).length > 0;
  const sized = sizeOptions(category, guides ?? [], field.value);
  const options = hasGuide || category === '' ? sized : withOneSize(sized);
  const toggle = (size: string, chosen: boolean) => {
    field.onChange(chosen ? [...field.value, size] : field.value.filter((other) => other !== size));
    // One size leaves one thing to type; with a grid of colors the field is not there.
    if (chosen && size === ONE_SIZE) document.getElementById(fieldId('stock'))?.focus();
  };
  return (
    <FieldGroup path="sizes" legend={texts.sizes} hint={texts.sizesHint}>
      {options.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {options.map((option) => (
            <li key={option.size}>
              <SizeChip
                option={option}
                checked={field.value.includes(option.size)}
                onToggle={(chosen) => toggle(option.size, chosen)}
              />
            </li>
          ))}
        </ul>
      )}
      {hasGuide && <SizeShortcuts options={options} chosen={field.value} onChoose={field.onChange} />}
      {hasGuide && <OldSizes options={options} chosen={field.value} />}
      {!hasGuide && <NoGuide category={category} />}
    </FieldGroup>
  );
}

type SizeShortcutsProps = {
  options: readonly SizeOption[];
  chosen: readonly string[];
  onChoose: (sizes: string[]) => void;
};

/** Buttons that choose several sizes of the guide by one tap. */
function SizeShortcuts({ options, chosen, onChoose }: SizeShortcutsProps) {
  const guide = options.filter(({ inGuide }) => inGuide).map(({ size }) => size);
  const others = chosen.filter((size) => !guide.includes(size));
  const range = sizesBetween(options, chosen);
  const [first = '', last = ''] = [guide[0], guide.at(-1)];
  const isComplete = guide.every((size) => chosen.includes(size));
  return (
    <div className="flex flex-wrap gap-2">
      {guide.length > 1 && (
        <Button size="sm" onClick={() => onChoose(isComplete ? others : [...others, ...guide])}>
          {isComplete ? texts.sizesNone : texts.sizesAll(first, last)}
        </Button>
      )}
      {range.length > 0 && range.length < guide.length && (
        <Button size="sm" onClick={() => onChoose([...others, ...range])}>
          {texts.sizesRange(range[0] ?? '', range.at(-1) ?? '')}
        </Button>
      )}
    </div>
  );
}

/** Corrects the name of a size that the guide has no more: its units and SKUs go over to a size of the guide. */
function OldSizes({ options, chosen }: Omit<SizeShortcutsProps, 'onChoose'>) {
  const { getValues, setValue } = useFormContext<ProductFormValues>();
  const old = options.filter(({ size, inGuide }) => !inGuide && chosen.includes(size));
  const free = options.filter(({ size, inGuide }) => inGuide && !chosen.includes(size));
  const correct = (from: string, to: string) => {
    const { [from]: key = from, ...others } = getValues('sizeKeys');
    setValue('sizeKeys', { ...others, [to]: key }, { shouldDirty: true });
    setValue(
      'sizes',
      chosen.map((size) => (size === from ? to : size)),
      { shouldDirty: true },
    );
  };
  if (free.length === 0) return null;
  return old.map(({ size }) => (
    <Field key={size} id={`old-size-${size}`} label={texts.correctSize(size)}>
      {(attributes) => (
        <Select {...attributes} value="" onChange={(event) => correct(size, event.target.value)}>
          <option value="">{texts.correctSizeTo}</option>
          <Options options={free.map((option) => ({ value: option.size, label: option.size }))} />
        </Select>
      )}
    </Field>
  ));
}

function labelOf(size: string, inGuide: boolean): string {
  if (size === ONE_SIZE) return texts.oneSize;
  return inGuide ? size : texts.outsideGuide(size);
}

// A category without a guide sells accessories and the like.
const withOneSize = (sized: SizeOption[]): SizeOption[] => [
  { size: ONE_SIZE, inGuide: false },
  ...sized.filter(({ size }) => size !== ONE_SIZE),
];

type SizeChipProps = { option: SizeOption; checked: boolean; onToggle: (chosen: boolean) => void };

const SizeChip = ({ option: { size, inGuide }, checked, onToggle }: SizeChipProps) => (
  <label className="flex min-h-11 min-w-14 cursor-pointer items-center justify-center gap-2 rounded-full border border-line-strong px-4 font-semibold has-checked:border-wine has-checked:bg-blush has-checked:text-wine has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
    <input
      type="checkbox"
      checked={checked}
      onChange={(event) => onToggle(event.target.checked)}
      className="size-4 accent-wine-solid outline-none"
    />
    {labelOf(size, inGuide)}
  </label>
);

const NoGuide = ({ category }: { category: string }) =>
  category === '' ? (
    <p className="text-muted">{texts.sizesNoCategory}</p>
  ) : (
    <p className="rounded-lg bg-neutral-soft px-3 py-2 text-ink">
      {texts.sizesNoGuide}{' '}
      <AllowedLink
        call="updateContent"
        to={`${paths.content}?seccion=sizeGuides`}
        className="font-semibold text-wine underline underline-offset-2"
      >
        {texts.sizesToEditor}
      </AllowedLink>
    </p>
  );
