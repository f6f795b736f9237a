import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  closestCenter,
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
import { type ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '@shop/web-kit/icons';
import { texts } from '../texts.ts';

type SortableListProps = {
  ids: string[];
  onMove: (from: number, to: number) => void;
  /** Items in the order of `ids`. */
  children: ReactNode;
  className?: string;
};

type Active = { active: { id: UniqueIdentifier } };
type Over = { over: { id: UniqueIdentifier } | null };

export function SortableList({ ids, onMove, children, className }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const positionOf = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  const end = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(positionOf(active.id) - 1, positionOf(over.id) - 1);
  };
  const announcements = {
    onDragStart: ({ active }: Active) => texts.sortable.start(positionOf(active.id)),
    onDragOver: ({ over }: Over) => (over ? texts.sortable.over(positionOf(over.id)) : undefined),
    onDragEnd: ({ over }: Over) => (over ? texts.sortable.end(positionOf(over.id)) : texts.sortable.cancel),
    onDragCancel: () => texts.sortable.cancel,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ announcements, screenReaderInstructions: { draggable: texts.sortable.help } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={classNames('space-y-3', className)}>{children}</ol>
      </SortableContext>
    </DndContext>
  );
}

type SortableItemProps = {
  id: string;
  at: number;
  count: number;
  heading: string;
  labels: { drag: string; up: string; down: string; remove: string };
  onMove: (to: number) => void;
  /** Absent for an item that can only be moved. */
  onRemove?: (() => void) | undefined;
  children: ReactNode;
};

export function SortableItem({
  id,
  at,
  count,
  heading,
  labels,
  onMove,
  onRemove,
  children,
}: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(
        'relative min-w-0 rounded-panel border border-line bg-panel p-3 sm:p-4',
        isDragging && 'z-10 border-wine shadow-overlay',
      )}
    >
      <div className="-mt-1 mb-2 flex items-center gap-1 sm:-mx-1">
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={labels.drag}
          className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-full text-muted hover:bg-neutral-soft active:cursor-grabbing sm:size-8"
        >
          <Icon name="grip-vertical" className="size-4" />
        </button>
        <h3 className="min-w-0 flex-1 text-sm font-semibold break-words max-sm:line-clamp-2 sm:truncate">
          {heading}
        </h3>
        <IconButton
          icon="arrow-up"
          size="icon-sm"
          label={labels.up}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        />
        <IconButton
          icon="arrow-down"
          size="icon-sm"
          label={labels.down}
          disabled={at === count - 1}
          onClick={() => onMove(at + 1)}
        />
        {onRemove && (
          <IconButton
            icon="trash-2"
            size="icon-sm"
            variant="danger-ghost"
            label={labels.remove}
            onClick={onRemove}
          />
        )}
      </div>
      {children}
    </li>
  );
}
