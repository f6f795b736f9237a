import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type SiteContentInput } from '@shop/contract';
import { type ReactNode } from 'react';
import { useFieldArray, useFormContext, type FieldArrayPath } from 'react-hook-form';
import { Button, IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { SortableHandle } from './sortable-handle.tsx';
import { texts } from './texts.ts';

type ListEditorProps = {
  name: FieldArrayPath<SiteContentInput>;
  /** What one item is called, in lower case. */
  item: string;
  heading: string;
  hint?: string;
  newItem: () => unknown;
  children: (index: number) => ReactNode;
};

/** A list whose items are added, removed and put in order, by drag, by keys or by buttons; local until saved. */
export function ListEditor({ name, item, heading, hint, newItem, children }: ListEditorProps) {
  const { control } = useFormContext<SiteContentInput>();
  const { fields, append, remove, move } = useFieldArray({ control, name });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: unknown) => fields.findIndex((field) => field.id === id);

  return (
    <fieldset className="min-w-0">
      <legend className="text-base font-semibold">{heading}</legend>
      {hint && <p className="text-muted mt-1 text-sm">{hint}</p>}
      {fields.length === 0 && <p className="text-muted py-3 text-sm">{texts.list.empty(item)}</p>}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={({ active, over }) => over && move(indexOf(active.id), indexOf(over.id))}
      >
        <SortableContext items={fields.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ol className="mt-3 flex flex-col gap-3">
            {fields.map(({ id }, index) => (
              <ListRow
                key={id}
                id={id}
                item={item}
                index={index}
                last={index === fields.length - 1}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(index)}
              >
                {children(index)}
              </ListRow>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <Button className="mt-3" onClick={() => append(newItem() as never)}>
        <Icon name="plus" className="size-4" />
        {texts.list.add(item)}
      </Button>
    </fieldset>
  );
}

type ListRowProps = {
  id: string;
  item: string;
  index: number;
  last: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  children: ReactNode;
};

function ListRow({ id, item, index, last, onMove, onRemove, children }: ListRowProps) {
  const { setNodeRef, transform, transition, attributes, listeners, setActivatorNodeRef } = useSortable({
    id,
  });
  const position = index + 1;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className="rounded-panel border-line bg-panel-2 border p-4"
    >
      <div className="mb-3 flex items-center gap-1">
        <SortableHandle
          ref={setActivatorNodeRef}
          label={texts.list.drag(item, position)}
          {...attributes}
          {...listeners}
        />
        <h3 className="flex-1 text-sm font-semibold">{texts.list.heading(item, position)}</h3>
        <IconButton
          size="icon-sm"
          label={texts.list.up(item, position)}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <Icon name="chevron-down" className="size-4 rotate-180" />
        </IconButton>
        <IconButton
          size="icon-sm"
          label={texts.list.down(item, position)}
          disabled={last}
          onClick={() => onMove(index + 1)}
        >
          <Icon name="chevron-down" className="size-4" />
        </IconButton>
        <IconButton
          size="icon-sm"
          variant="danger-ghost"
          label={texts.list.remove(item, position)}
          onClick={onRemove}
        >
          <Icon name="x" className="size-4" />
        </IconButton>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </li>
  );
}
