import { isSameColor, suggestColorValue } from '@shop/contract';
import { useState } from 'react';
import { useController, useFieldArray, useFormContext } from 'react-hook-form';
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
  const { register, getValues, setValue } = useFormContext<ProductFormValues>();
  const suggestTone = (name: string) => {
    const tone = suggestColorValue(name);
    const untouched = getValues(`colors.${at}.value`) === emptyColor().value;
    if (tone && untouched) setValue(`colors.${at}.value`, tone, { shouldDirty: true });
  };
  const [former, setFormer] = useState('');
  // Pictures name their colours, so they follow a corrected name.
  const renameInPictures = (name: string) => {
    const renamed = name.trim();
    if (!former.trim() || !renamed || isSameColor(former, renamed)) return;
    getValues('pictures').forEach(({ colors }, picture) => {
      const follows = colors.map((color) => (isSameColor(color, former) ? renamed : color));
      setValue(`pictures.${picture}.colors`, follows, { shouldDirty: true });
    });
  };
  return (
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
        onFocus={(event) => setFormer(event.target.value)}
        {...register(`colors.${at}.name`, {
          onBlur: (event: { target: { value: string } }) => {
            suggestTone(event.target.value);
            renameInPictures(event.target.value);
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
  );
}
