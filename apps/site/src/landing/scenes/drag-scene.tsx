import { cn } from '@cartaviva/ui';
import { GripVertical } from 'lucide-react';

/** Three items, of which the middle one is being dragged. */
export function DragScene() {
  return (
    <div className="w-60">
      <Row name="Los tres golpes" />
      <div className="my-1.5 h-11 rounded-control border-2 border-dashed border-accent/50" />
      <Row name="Sancocho" />
      <Row
        name="La bandera"
        className="relative -mt-22.5 mb-12 ml-6 -rotate-3 border-accent shadow-float"
      />
    </div>
  );
}

function Row({ name, className }: { name: string; className?: string }) {
  return (
    <div
      className={cn(
        'flex h-11 items-center gap-2 rounded-control border border-line bg-surface px-3 text-sm font-semibold',
        className,
      )}
    >
      <GripVertical className="size-4 text-ink-faint" />
      {name}
    </div>
  );
}
