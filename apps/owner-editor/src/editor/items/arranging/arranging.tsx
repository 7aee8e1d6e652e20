import {
  Feedback,
  KeyboardSensor,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
} from '@dnd-kit/dom';
import { DragDropProvider, DragOverlay, type DragEndEvent } from '@dnd-kit/react';
import { GripVertical } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { ItemGroup } from '../item-groups';
import { spokenOn, type Named } from './announcements';
import type { Movable, Slot } from './board';
import { OwnStyles } from './own-styles';
import { SlotFinder } from './slot-finder';
import { Stage } from './stage';

/** Delay in milliseconds and tolerance in pixels of a long press. A finger that moves sooner scrolls the page. */
const TOUCH = { value: 200, tolerance: 8 };

const pointer = PointerSensor.configure({
  activationConstraints: ({ pointerType }) =>
    pointerType === 'mouse' ? undefined : [new PointerActivationConstraints.Delay(TOUCH)],
});

/** Style of the dragged card. dnd-kit provides its position in custom properties. */
const IN_HAND =
  'pointer-events-none fixed! top-(--dnd-top)! right-[unset]! bottom-[unset]! left-(--dnd-left)! m-0 h-(--dnd-height) w-(--dnd-width) overflow-visible border-0 bg-transparent p-0 text-inherit will-change-[translate] [translate:var(--dnd-translate)] backdrop:hidden not-data-dnd-dragging:hidden';

interface ArrangingProps {
  readonly groups: readonly ItemGroup[];
  readonly onMove: (moved: Movable, slot: Slot) => void;
  /** Is true while a search hides items. The order cannot be changed then. */
  readonly isSearching: boolean;
  readonly children: ReactNode;
}

/**
 * List of items and categories that can be moved by mouse, touch and keyboard. The list does not change during a
 * drag. The card follows the pointer, and a line shows where it would land.
 */
export function Arranging({ groups, onMove, isSearching, children }: ArrangingProps) {
  const [stage] = useState(() => new Stage());
  const { setList, setLine } = stage;
  useEffect(() => stage.show(groups), [stage, groups]);
  const [setup] = useState(() => ({
    sensors: [pointer, KeyboardSensor],
    plugins: [
      OwnStyles,
      SlotFinder.configure({ stage }),
      spokenOn(stage),
      Feedback.configure({ dropAnimation: null }),
      PreventSelection,
    ],
  }));

  function drop({ canceled, operation: { source } }: DragEndEvent): void {
    const finder = source?.manager?.registry.plugins.get(SlotFinder);
    if (!canceled && finder?.hasMoved) onMove(finder.moved!, finder.slot!);
  }

  return (
    <DragDropProvider {...setup} onDragEnd={drop}>
      <div
        ref={setList}
        data-searching={isSearching || undefined}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        {children}
      </div>
      <div
        ref={setLine}
        aria-hidden
        hidden
        className="pointer-events-none fixed top-0 left-0 z-20 h-0.75 -translate-y-1/2 rounded-full bg-accent before:absolute before:-top-1 before:-left-1 before:size-2.75 before:rounded-full before:bg-accent"
      />
      <DragOverlay dropAnimation={null} className={IN_HAND}>
        {({ data }) => <InHand name={(data as Named).name} />}
      </DragOverlay>
    </DragDropProvider>
  );
}

function InHand({ name }: Named) {
  return (
    <p className="flex h-11 w-max max-w-full items-center rounded-control border border-accent bg-surface pr-4 pl-2.5 font-semibold text-ink shadow-float">
      <GripVertical aria-hidden className="mr-3 size-4.5 shrink-0 text-accent" />
      <span className="truncate">{name}</span>
    </p>
  );
}
