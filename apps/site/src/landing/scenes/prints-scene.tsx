import { QrCode } from 'lucide-react';

export function PrintsScene() {
  return (
    <div className="flex items-end gap-4 text-[#10201b]">
      <div className="-rotate-3">
        <div className="mx-2 h-3 bg-[#d9d2c2] [clip-path:polygon(8%_0,92%_0,100%_100%,0_100%)]" />
        <div className="grid h-24 w-20 place-content-center justify-items-center gap-1.5 rounded-b-[4px] bg-[#ffffff] shadow-float">
          <QrCode className="size-11" strokeWidth={1.5} />
          <span className="h-1 w-11 rounded-full bg-[#d9d2c2]" />
        </div>
      </div>
      <div className="grid h-34 w-24 content-center justify-items-center gap-2.5 rounded-[4px] bg-[#0b7a55] text-[#ffffff] shadow-float">
        <span className="font-display text-sm">Carmen</span>
        <span className="rounded-[4px] bg-[#ffffff] p-1 text-[#10201b]">
          <QrCode className="size-12" strokeWidth={1.5} />
        </span>
      </div>
      <div className="grid size-16 rotate-6 place-items-center rounded-full bg-[#ffffff] shadow-float">
        <QrCode className="size-8" strokeWidth={1.5} />
      </div>
    </div>
  );
}
