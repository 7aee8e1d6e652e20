import type { ItemGroup } from '../item-groups';
import { boardOf, type Board } from './board';
import type { Line } from './slot-geometry';

/** State of the list that a drag needs. React writes it, and the drag reads it. */
export class Stage {
  list: HTMLElement | null = null;
  board: Board = [];
  private groups: readonly ItemGroup[] = [];
  private line: HTMLElement | null = null;

  readonly setList = (list: HTMLElement | null) => {
    this.list = list;
  };

  readonly setLine = (line: HTMLElement | null) => {
    this.line = line;
  };

  show(groups: readonly ItemGroup[]): void {
    this.groups = groups;
    this.board = boardOf(groups);
  }

  nameOf(groupId: string | null): string {
    return this.groups.find(({ category }) => (category?.id ?? null) === groupId)?.name ?? '';
  }

  /** Moves or hides the line of the landing place. It bypasses React, because the line moves every frame. */
  drawLine(place: Line | undefined): void {
    const { line } = this;
    if (!line) return;
    line.hidden = place === undefined;
    if (!place) return;
    line.style.width = `${place.width}px`;
    line.style.transform = `translate(${place.left}px, ${place.top}px)`;
  }
}
