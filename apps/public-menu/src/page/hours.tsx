import { localeOf, localTime, parseOpeningHours } from '@cartaviva/domain';
import type { LocalMenu } from '../menu/menu-in-language';
import { hoursLines } from '../menu/opening-times';

/** Lists the weekly hours, holidays and special dates. */
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
  return (
    <>
      <h3>{texts.title}</h3>
      <dl className="week">
        {hoursLines(hours, texts, localeOf(language), dates).map(({ days, times }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
