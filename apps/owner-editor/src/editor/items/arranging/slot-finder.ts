import { Plugin, type PluginOptions } from '@dnd-kit/abstract';
import type { DragDropManager, DragMoveEvent, DragStartEvent } from '@dnd-kit/dom';
import { isSame, slotOf, stepped, type Board, type Movable, type Slot } from './board';
import { EdgeScroll } from './edge-scroll';
import { lineOf, slotAt, type Line } from './slot-geometry';
import type { Stage } from './stage';

/** Minimum distance in pixels between the window's edges and a place selected with the keyboard. */
const MARGIN = 96;

/**
 * Finds the place where the dragged element would land. It measures only the elements at the pointer, once per frame,
 * so that a list of hundreds does not have to be measured, observed or moved.
 */
export class SlotFinder extends Plugin<DragDropManager> {
  moved: Movable | undefined;
  slot: Slot | undefined;
  get hasMoved(): boolean {
    const { moved, slot } = this;
    return moved !== undefined && slot !== undefined && !isSame(slot, slotOf(this.board, moved));
  }

  private readonly edges = new EdgeScroll();
  private pointerY: number | undefined;
  /** Top of the dragged element in the window when the drag started, in pixels. */
  private liftedAt = 0;

  private readonly stage: Stage;

  constructor(manager: DragDropManager, options: PluginOptions = {}) {
    super(manager, options);
    this.stage = (options as { stage: Stage }).stage;
    const { monitor } = manager;
    const listeners = [
      monitor.addEventListener('dragstart', (event) => this.start(event)),
      monitor.addEventListener('dragmove', (event) => this.follow(event)),
      monitor.addEventListener('dragend', () => this.end()),
    ];
    this.destroy = () => {
      listeners.forEach((stop) => stop());
      this.end();
    };
  }

  get board(): Board {
    return this.stage.board;
  }

  private start({ operation: { source } }: DragStartEvent): void {
    if (!source) return;
    this.moved = source.data as Movable;
    this.slot = slotOf(this.board, this.moved);
    this.pointerY = undefined;
    this.collapse(this.moved.kind === 'category', source.element);
    this.liftedAt = source.element?.getBoundingClientRect().top ?? 0;
    document.addEventListener('scroll', this.scrolled, { capture: true, passive: true });
  }

  private follow(event: DragMoveEvent): void {
    if (!this.moved || !this.slot) return;
    if (event.nativeEvent instanceof KeyboardEvent) {
      event.preventDefault();
      const by = (event.by?.y ?? 0) < 0 ? -1 : 1;
      if (event.by?.y) this.show(stepped(this.board, this.moved, this.slot, by));
      this.keepLineInSight();
      this.carryToLine();
    } else if (event.to) {
      this.pointerY = event.to.y;
      this.edges.follow(event.to.y);
      this.point();
    }
  }

  private end(): void {
    this.edges.stop();
    document.removeEventListener('scroll', this.scrolled, { capture: true });
    const { source } = this.manager.dragOperation;
    this.collapse(false, source?.element);
    this.stage.drawLine(undefined);
  }

  private readonly scrolled = () => {
    if (this.pointerY === undefined) this.show(this.slot);
    else this.point();
  };

  private point(): void {
    const list = this.stage.list;
    if (!list || !this.moved || this.pointerY === undefined) return;
    this.show(slotAt(list, this.pointerY, this.board, this.moved) ?? this.slot);
  }

  private show(slot: Slot | undefined): void {
    if (slot) this.slot = slot;
    this.stage.drawLine(this.hasMoved ? this.line() : undefined);
  }

  private line(): Line | undefined {
    const list = this.stage.list;
    return list && this.moved && this.slot
      ? lineOf(list, this.board, this.moved, this.slot)
      : undefined;
  }

  private keepLineInSight(): void {
    const line = this.line();
    if (!line) return;
    const over = line.top - (window.innerHeight - MARGIN);
    const under = line.top - MARGIN;
    if (over > 0) window.scrollBy(0, over);
    else if (under < 0) window.scrollBy(0, under);
  }

  private carryToLine(): void {
    const line = this.line();
    const { x, y } = this.manager.dragOperation.position.initial;
    const to = { x, y: y + (line?.top ?? this.liftedAt) - this.liftedAt };
    this.manager.actions.move({ to, propagate: false });
  }

  /**
   * Shows only the headings while a category is dragged. It scrolls the page so that the dragged heading stays under
   * the pointer.
   */
  private collapse(isCollapsed: boolean, element: Element | undefined): void {
    const { list } = this.stage;
    if (!list || 'collapsed' in list.dataset === isCollapsed) return;
    const before = element?.getBoundingClientRect().top ?? 0;
    list.toggleAttribute('data-collapsed', isCollapsed);
    const after = element?.getBoundingClientRect().top ?? 0;
    window.scrollBy(0, after - before);
  }
}
