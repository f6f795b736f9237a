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
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode } from 'react';
import { texts } from './texts.ts';

type PictureListProps = {
  ids: string[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
};

/** Lets rows be reordered by dragging, with a pointer or with the keyboard; every move is spoken. */
export function PictureList({ ids, onMove, children }: PictureListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  const end = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(place(active.id) - 1, place(over.id) - 1);
  };
  const announcements = {
    onDragStart: ({ active }: { active: { id: UniqueIdentifier } }) => texts.dragStart(place(active.id)),
    onDragOver: ({ over }: { over: { id: UniqueIdentifier } | null }) =>
      over ? texts.dragOver(place(over.id)) : undefined,
    onDragEnd: ({ over }: { over: { id: UniqueIdentifier } | null }) =>
      over ? texts.dragEnd(place(over.id)) : texts.dragCancel,
    onDragCancel: () => texts.dragCancel,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ announcements, screenReaderInstructions: { draggable: texts.dragHelp } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
