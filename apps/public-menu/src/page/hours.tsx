import { localeOf, localTime, parseOpeningHours } from '@cartaviva/domain';
import type { LocalMenu } from '../menu/menu-in-language';
import { openingData } from '../menu/opening-data';
import { hoursLines, type HoursData } from '../menu/opening-times';
import { Clock } from './icons';

/**
 * Shows the weekly hours, collapsed. Caches keep the page, so its script computes the current state from the data in
 * this element (`showHours`).
 */
export function Hours({
  local: { menu, language, messages, now, calendar },
}: {
  local: LocalMenu;
}) {
  const { openingHours } = menu;
  const hours = openingHours ? parseOpeningHours(openingHours) : undefined;
  if (!hours) return null;
  const texts = messages.hours;
  const { day, weekday } = localTime(now, calendar.timeZone);
  // Dates count from this Monday, so the page is the same for a whole week.
  const dates = hours.dates?.filter((one) => one.day >= day - weekday);
  const data: HoursData = { opening: openingData(hours, calendar, now), texts };
  return (
    <details className="hours fold" data-hours={JSON.stringify(data)}>
      <summary>
        <Clock />
        <span>{texts.title}</span>
      </summary>
      <dl>
        {hoursLines(hours, texts, localeOf(language), dates).map(({ days, times }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
