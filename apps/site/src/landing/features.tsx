import type { ReactNode } from 'react';
import { DragScene } from './scenes/drag-scene';
import { LiveScene } from './scenes/live-scene';
import { PhoneScene } from './scenes/phone-scene';
import { ImagesScene } from './scenes/images-scene';
import { PrintsScene } from './scenes/prints-scene';
import { ViewsScene } from './scenes/views-scene';
import { FEATURES } from './messages';
import { Section } from './section';

interface Feature {
  readonly title: string;
  readonly text: string;
  readonly scene: ReactNode;
}

const SHOWN: readonly Feature[] = [
  { ...FEATURES.builder, scene: <DragScene /> },
  { ...FEATURES.codes, scene: <PrintsScene /> },
  { ...FEATURES.live, scene: <LiveScene /> },
  { ...FEATURES.images, scene: <ImagesScene /> },
  { ...FEATURES.phone, scene: <PhoneScene /> },
  { ...FEATURES.analytics, scene: <ViewsScene /> },
];

/** Feature cards with small drawings (specification §2, "features"). */
export function Features() {
  return (
    <Section id="features" title={FEATURES.title} className="border-b border-line bg-surface">
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {SHOWN.map(({ title, text, scene }) => (
          <li
            key={title}
            className="flex flex-col overflow-hidden rounded-card border border-line bg-paper"
          >
            <div
              aria-hidden
              className="grid h-44 place-items-center overflow-hidden border-b border-line bg-sunken px-6"
            >
              {scene}
            </div>
            <div className="p-5 sm:p-6">
              <h3 className="font-display text-lg">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
