import {
  CategoryView,
  faultsOf,
  ItemView,
  MenuChangedPayload,
  MenuView,
  WEBHOOK_EVENTS,
  WebhookTestPayload,
} from '@cartaviva/contracts';
import { dtoSchemas } from './dto-schemas';
import { deliveryExample, eventExample, TEST_EXAMPLE } from './webhook-examples';
import { WEBHOOKS_SECTION } from './webhooks-section';

describe('the section of the API document about webhooks', () => {
  it.each(WEBHOOK_EVENTS)('shows a delivery of %s that keeps the rules of its DTOs', (type) => {
    expect([...faultsOf(MenuChangedPayload, deliveryExample(type))]).toEqual([]);
    const { menu, category, item, previous } = eventExample(type);
    const resources = [
      ...(menu ? [faultsOf(MenuView, menu)] : []),
      ...(category ? [faultsOf(CategoryView, category)] : []),
      ...(item ? [faultsOf(ItemView, item)] : []),
    ];
    expect(resources.map((faults) => [...faults])).toEqual([[]]);
    expect(previous !== undefined).toBe(type.endsWith('.updated'));
  });

  it('shows a test', () => {
    expect([...faultsOf(WebhookTestPayload, TEST_EXAMPLE)]).toEqual([]);
  });

  it('names schemas that are there, and describes every event', () => {
    const text = JSON.stringify(WEBHOOKS_SECTION);
    const names = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name!);
    const schemas = dtoSchemas(names);
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(names));
    for (const type of WEBHOOK_EVENTS) expect(text).toContain(`"title":"${type}"`);
  });
});
