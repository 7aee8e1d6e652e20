import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENT_LISTENERS } from './event-listeners';
import type { ServiceName } from './message';

const PROCESSES: Readonly<Record<ServiceName, string>> = {
  identity: 'identity-service',
  menus: 'menus-service',
  billing: 'billing-service',
  media: 'media-worker',
};
const services = Object.keys(PROCESSES) as ServiceName[];
const users = readFileSync('deploy/redis/users.acl', 'utf8').split(/^(?=user )/m);
const sourcesOf = (process: string) =>
  readdirSync(`apps/${process}/src`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(join(`apps/${process}/src`, path), 'utf8'));
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

describe('who listens to the events of', () => {
  it.each(services)('%s is whose sources say so', (source) => {
    const listeners = services.filter((listener) =>
      sourcesOf(PROCESSES[listener]).some((text) => text.includes(`@Listens(${source}Events.`)),
    );
    expect(sorted(EVENT_LISTENERS[source])).toEqual(sorted(listeners));
  });

  it.each(services)('%s is whom Redis lets read them', (source) => {
    const readers = services.filter((listener) =>
      users
        .find((user) => user.startsWith(`user ${listener} `))
        ?.split('(')
        .some((rule) => rule.includes('+xreadgroup') && rule.includes(`~cv:{${source}}:events`)),
    );
    expect(sorted(EVENT_LISTENERS[source])).toEqual(sorted(readers));
  });
});
