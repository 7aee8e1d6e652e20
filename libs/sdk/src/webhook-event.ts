import type { webhooks } from './schema';

type BodyOf<Name extends keyof webhooks> =
  webhooks[Name]['post']['requestBody']['content']['application/json'];

type Body = BodyOf<'menu.changed'>;
type Described = Body['data']['events'][number];

type ResourceOf<Change> = Change extends { item: infer Item }
  ? Item
  : Change extends { category: infer Category }
    ? Category
    : Change extends { menu: infer Menu }
      ? Menu
      : never;

type WithPrevious<Change> = Change extends { previous: unknown }
  ? Omit<Change, 'previous'> & { previous: Partial<ResourceOf<Change>> }
  : Change;

/**
 * One thing that changed, told apart by its `type`: `item.updated` has the `item` as it is, and in
 * `previous` the fields that changed, as they were.
 */
export type MenuChange = WithPrevious<Described>;

/** All that changed in a menu within a second. */
export type MenuChanged = Omit<Body, 'data'> & {
  data: Omit<Body['data'], 'events'> & { events: MenuChange[] };
};

/** What CartaViva tells a webhook, told apart by its `type`. */
export type WebhookEvent = MenuChanged | BodyOf<'webhook.test'>;
