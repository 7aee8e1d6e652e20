import { Accessibility, type DragDropManager, type Draggable } from '@dnd-kit/dom';
import type { PluginDescriptor } from '@dnd-kit/abstract';
import { neighbours } from './board';
import { ARRANGING_MESSAGES as MESSAGES } from './messages';
import { SlotFinder } from './slot-finder';
import type { Stage } from './stage';

export interface Named {
  readonly name: string;
}

/** Announces in Spanish which element is dragged, where it would land and where it landed. */
export function spokenOn(
  stage: Stage,
): PluginDescriptor<DragDropManager, Accessibility, typeof Accessibility> {
  const placeIn = (manager: DragDropManager): string | undefined => {
    const finder = manager.registry.plugins.get(SlotFinder);
    if (!finder?.moved || !finder.slot) return undefined;
    const { board, moved, slot } = finder;
    const group = moved.kind === 'item' ? stage.nameOf(slot.group) : undefined;
    return MESSAGES.place(group, slot.index + 1, neighbours(board, moved, slot.group).length + 1);
  };
  const say = (
    sentence: (name: string, place: string) => string,
    source: Draggable | null,
    manager: DragDropManager,
  ) => {
    const place = placeIn(manager);
    return source && place ? sentence((source.data as Named).name, place) : undefined;
  };

  const options = {
    screenReaderInstructions: { draggable: MESSAGES.instructions },
    announcements: {
      dragstart: ({ operation: { source } }, manager) => say(MESSAGES.lifted, source, manager),
      dragmove: ({ operation: { source } }, manager) => say(MESSAGES.over, source, manager),
      dragend: ({ operation: { source }, canceled }, manager) =>
        say(canceled ? MESSAGES.cancelled : MESSAGES.dropped, source, manager),
    },
    debounce: 300,
  } satisfies ConstructorParameters<typeof Accessibility>[1];
  return Accessibility.configure(options);
}
