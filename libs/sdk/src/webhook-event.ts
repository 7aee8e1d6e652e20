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
 * A single change, discriminated by `type`. `item.updated` has the current `item`, and in `previous` the old values of
 * the changed fields.
 */
export type MenuChange = WithPrevious<Described>;

/** All changes in a menu within one second. */
export type MenuChanged = Omit<Body, 'data'> & {
  data: Omit<Body['data'], 'events'> & { events: MenuChange[] };
};

/** Payload of a webhook delivery, discriminated by `type`. */
export type WebhookEvent = MenuChanged | BodyOf<'webhook.test'>;
