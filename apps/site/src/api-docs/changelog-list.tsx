import { CHANGELOG } from './changelog';

const day = new Intl.DateTimeFormat('es-DO', { dateStyle: 'long', timeZone: 'UTC' });

export function Changelog() {
  return CHANGELOG.map(({ date, changes }) => (
    <section key={date} className="grid gap-2">
      <h3 className="font-semibold">
        <time dateTime={date}>{day.format(new Date(date))}</time>
      </h3>
      <ul className="grid max-w-prose list-disc gap-2 pl-5 text-ink-soft">
        {changes.map((change) => (
          <li key={change} className="wrap-anywhere">
            {change}
          </li>
        ))}
      </ul>
    </section>
  ));
}
