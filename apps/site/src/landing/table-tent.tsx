import { STEPS } from './messages';
import { TABLECLOTH } from './tablecloth';

/** Table tent as the product prints it. Its code opens the sample menu. */
export function TableTent() {
  return (
    <figure className="relative overflow-hidden rounded-card border border-line bg-surface">
      <div style={TABLECLOTH} className="grid place-items-center px-6 pt-12 pb-14">
        <div className="relative w-64">
          <div
            aria-hidden
            className="mx-3 h-6 bg-[#d9d2c2] [clip-path:polygon(6%_0,94%_0,100%_100%,0_100%)]"
          />
          <div className="grid justify-items-center bg-[#ffffff] px-6 pt-6 pb-7 text-center text-[#10201b] shadow-float">
            <p className="font-display text-xl">{STEPS.tent.restaurant}</p>
            <img
              src="/muestra/qr.svg"
              alt={STEPS.tent.code}
              width={184}
              height={184}
              loading="lazy"
              className="mt-3 size-46"
            />
            <p className="mt-2 text-sm font-semibold text-[#0b7a55]">{STEPS.tent.scan}</p>
          </div>
        </div>
      </div>
      <figcaption className="border-t border-line bg-surface px-6 py-4 text-sm text-ink-soft">
        {STEPS.tent.note}{' '}
        <a
          href="/muestra"
          className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
        >
          {STEPS.tent.open}
        </a>
      </figcaption>
    </figure>
  );
}
