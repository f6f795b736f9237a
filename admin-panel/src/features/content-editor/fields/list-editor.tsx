import { type SiteContentInput } from '@shop/contract';
import { type ReactNode } from 'react';
import { useFieldArray, useFormContext, type FieldArrayPath } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { SortableItem, SortableList } from '#ui/list/sortable-list.tsx';
import { texts } from '../texts.ts';
import { controlId } from './content-fields.tsx';
import { placeAt } from './content-form.ts';

type ListEditorProps = {
  name: FieldArrayPath<SiteContentInput>;
  /** Heads the list where its label is not enough. */
  heading?: string;
  /** Names an item by what it is; its noun and place otherwise. */
  headingOf?: (index: number) => string;
  children: (index: number) => ReactNode;
};

const wordsOf = (item: string, position: number) => ({
  drag: texts.list.drag(item, position),
  up: texts.list.up(item, position),
  down: texts.list.down(item, position),
  remove: texts.list.remove(item, position),
});

export function ListEditor({ name, heading, headingOf, children }: ListEditorProps) {
  const { label, hint, item = '', newItem } = placeAt(name);
  const { control } = useFormContext<SiteContentInput>();
  const { fields, append, remove, move } = useFieldArray({ control, name });
  return (
    <fieldset className="min-w-0">
      <legend>
        <h2 className="text-base font-semibold">{heading ?? label}</h2>
      </legend>
      {hint && <p className="text-muted mt-1 text-sm">{hint}</p>}
      {fields.length === 0 && <p className="text-muted py-3 text-sm">{texts.list.empty(item)}</p>}
      <SortableList ids={fields.map(({ id }) => id)} onMove={move} className="mt-3">
        {fields.map(({ id }, index) => (
          <SortableItem
            key={id}
            id={id}
            at={index}
            count={fields.length}
            heading={headingOf?.(index) || texts.list.heading(item, index + 1)}
            labels={wordsOf(item, index + 1)}
            onMove={(to) => move(index, to)}
            onRemove={newItem && (() => remove(index))}
          >
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">{children(index)}</div>
          </SortableItem>
        ))}
      </SortableList>
      {newItem && (
        <Button
          icon="plus"
          className="mt-3"
          data-field={controlId(name)}
          onClick={() => append(newItem() as never)}
        >
          {texts.list.add(item)}
        </Button>
      )}
    </fieldset>
  );
}
