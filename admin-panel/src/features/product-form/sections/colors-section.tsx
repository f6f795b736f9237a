import { isSameColor, suggestColorValue } from '@shop/contract';
import { useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button, IconButton } from '#ui/button.tsx';
import { Icon } from '@shop/web-kit/icons';
import { Input } from '#ui/form/input.tsx';
import { Choice, FieldGroup } from './form-section.tsx';
import { type ColorChoice, type ProductFormValues, emptyColor } from '../values/product-form-values.ts';
import { texts } from '../texts.ts';

const choices: { value: ColorChoice; label: string }[] = [
  { value: 'none', label: texts.colorsNone },
  { value: 'list', label: texts.colorsList },
  { value: 'unknown', label: texts.colorsUnknown },
];

export function ColorsSection() {
  const { field } = useController<ProductFormValues, 'colorChoice'>({ name: 'colorChoice' });
  const { fields, append, remove } = useFieldArray<ProductFormValues, 'colors'>({ name: 'colors' });
  const add = () => append(emptyColor(), { focusName: `colors.${fields.length}.name` });
  const choose = (choice: ColorChoice) => {
    field.onChange(choice);
    if (choice === 'list' && fields.length === 0) add();
  };
  return (
    <FieldGroup path="colors" legend={texts.colors}>
      <div>
        {choices.map(({ value, label }) => (
          <Choice
            key={value}
            name="color-choice"
            label={label}
            checked={field.value === value}
            onChoose={() => choose(value)}
          />
        ))}
      </div>
      {field.value === 'list' && (
        <>
          <ul className="space-y-2">
            {fields.map(({ id }, at) => (
              <li key={id}>
                <ColorRow at={at} onRemove={() => remove(at)} onNext={add} />
              </li>
            ))}
          </ul>
          <Button icon="plus" size="sm" onClick={add}>
            {texts.addColor}
          </Button>
        </>
      )}
    </FieldGroup>
  );
}

type ColorRowProps = { at: number; onRemove: () => void; onNext: () => void };

function ColorRow({ at, onRemove, onNext }: ColorRowProps) {
  const { register, getValues, setValue, formState } = useFormContext<ProductFormValues>();
  const suggestTone = (name: string) => {
    const tone = suggestColorValue(name);
    const untouched = getValues(`colors.${at}.value`) === emptyColor().value;
    if (tone && untouched) setValue(`colors.${at}.value`, tone, { shouldDirty: true });
  };
  const row = useWatch<ProductFormValues, `colors.${number}`>({ name: `colors.${at}` });
  const stored = formState.defaultValues?.colors ?? [];
  const former = stored.find((color) => color?.key === row.key)?.name;
  const name = row.name.trim();
  // A stored colour that was removed and is added again is the same one.
  const takeKeyBack = () => {
    const key = stored.find((color) => isSameColor(color?.name ?? '', name))?.key;
    if (former !== undefined || !key || getValues('colors').some((other) => other.key === key)) return;
    setValue(`colors.${at}.key`, key, { shouldDirty: true });
  };
  return (
    <div className="space-y-2">
      <div className="flex items-center gap-2">
        <input
          type="color"
          aria-label={texts.colorValue(at + 1)}
          {...register(`colors.${at}.value`)}
          className="size-11 shrink-0 cursor-pointer rounded-input border border-line-strong bg-panel p-1 sm:size-10"
        />
        <Input
          aria-label={texts.colorName(at + 1)}
          placeholder={texts.colorNamePlaceholder}
          maxLength={30}
          autoComplete="off"
          enterKeyHint="next"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter would send the form.
            event.preventDefault();
            if (event.currentTarget.value.trim()) onNext();
          }}
          {...register(`colors.${at}.name`, {
            onBlur: (event: { target: { value: string } }) => {
              suggestTone(event.target.value);
              takeKeyBack();
            },
          })}
        />
        <IconButton
          label={texts.removeColor(getValues(`colors.${at}.name`) || texts.colorNumber(at + 1))}
          onClick={onRemove}
        >
          <Icon name="trash-2" className="size-4" />
        </IconButton>
      </div>
      {former !== undefined && name !== '' && name !== former && <CorrectedName from={former} to={name} />}
    </div>
  );
}

const CorrectedName = ({ from, to }: { from: string; to: string }) => (
  <p role="status" className="rounded-lg bg-neutral-soft px-3 py-2 text-sm text-ink">
    <strong>{`${texts.correctName}: `}</strong>
    {texts.corrected(from, to)}
  </p>
);
