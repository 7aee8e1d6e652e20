import { ITEM_REQUIRED, RULE_MESSAGES } from '@cartaviva/domain';
import { randomUUID } from 'node:crypto';
import {
  CreateItemRequest,
  CreateMenuRequest,
  OrderRequest,
  PageRequest,
  PricesRequest,
  RecordEngagements,
  RecordVisits,
  RegisterRequest,
  TranslationsRequest,
  UpdateItemRequest,
  UpdateMenuRequest,
} from '../index';
import type { DtoClass } from '../message';
import { faultsOf } from './faults';

const faults = (dto: DtoClass<object>, payload: object) =>
  Object.fromEntries(faultsOf(dto, payload));
const id = randomUUID();
const item = { name: 'Mangú', price: '250' };
const places = (count: number) =>
  Array.from({ length: count }, (_, displayOrder) => ({
    id: randomUUID(),
    categoryId: null,
    displayOrder,
  }));

describe('the faults of a payload', () => {
  it('are none where every rule is kept', () => {
    expect(faults(CreateItemRequest, item)).toEqual({});
    expect(faults(CreateItemRequest, { ...item, sizes: [item], description: null })).toEqual({});
    expect(faults(OrderRequest, { categories: [id], items: places(500) })).toEqual({});
    expect(faults(UpdateMenuRequest, {})).toEqual({});
    expect(faults(PageRequest, { page: 1, limit: 20 })).toEqual({});
  });

  it('say what is missing by the name that people call it', () => {
    expect(faults(UpdateMenuRequest, { name: ' ' })).toEqual({ name: 'Falta el nombre' });
    expect(faults(CreateItemRequest, { ...item, name: '\u0000' })).toEqual({
      name: RULE_MESSAGES.text,
    });
    expect(faults(CreateItemRequest, { ...item, externalId: 1042 })).toEqual({
      externalId: RULE_MESSAGES.notText,
    });
    // The specification defines separate sentences for these fields.
    for (const missing of [undefined, null, '', ' ']) {
      const nothing = { name: missing, price: missing };
      expect(faults(CreateItemRequest, nothing)).toEqual({
        name: ITEM_REQUIRED,
        price: ITEM_REQUIRED,
      });
    }
    expect(faults(UpdateItemRequest, { name: '' })).toEqual({ name: ITEM_REQUIRED });
    expect(faults(RegisterRequest, {})).toEqual({
      email: RULE_MESSAGES.email,
      password: RULE_MESSAGES.password,
      firstName: RULE_MESSAGES.firstName,
      lastName: RULE_MESSAGES.lastName,
    });
  });

  it('ask for one of two fields when either is enough', () => {
    expect(faults(OrderRequest, { categories: [id] })).toEqual({});
    expect(faults(OrderRequest, { items: places(2) })).toEqual({});
    expect(Object.keys(faults(OrderRequest, {}))).toEqual(['categories', 'items']);
    expect(faults(OrderRequest, { categories: [id], items: null })).toEqual({
      items: RULE_MESSAGES.list,
    });
    expect(faults(CreateMenuRequest, { templateId: 'cafeteria' })).toEqual({});
    expect(Object.keys(faults(CreateMenuRequest, {}))).toEqual(['name', 'restaurantName']);
    expect(Object.keys(faults(CreateMenuRequest, { templateId: 'cafeteria', name: '' }))).toEqual([
      'name',
    ]);
  });

  it('name the field, nested ones by their way, with the sentence of the first broken rule', () => {
    const sizes = [item, { name: 'Grande', price: 'x', role: 1 }];
    expect(faults(CreateItemRequest, { name: '', sizes, role: 'admin' })).toEqual({
      role: RULE_MESSAGES.unknownField,
      name: ITEM_REQUIRED,
      price: ITEM_REQUIRED,
      'sizes.1.price': RULE_MESSAGES.price,
      'sizes.1.role': RULE_MESSAGES.unknownField,
    });
  });

  it('are Spanish sentences, also of rules that declare none', () => {
    const texts = [{ kind: 'poster', id, field: 'name', source: 'a', text: 'b' }];
    expect(faults(TranslationsRequest, { texts })).toEqual({
      'texts.0.kind': RULE_MESSAGES.invalid,
    });
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'tell of a field called %s, which no DTO has',
    (name) => {
      const payload = JSON.parse(`{"name":"Mangú","price":"1","${name}":{"a":1}}`) as object;
      expect([...faultsOf(CreateItemRequest, payload)]).toEqual([
        [name, RULE_MESSAGES.unknownField],
      ]);
    },
  );

  it.each([
    [CreateItemRequest, 'sizes', [[]]],
    [CreateItemRequest, 'extras', [[]]],
    [CreateItemRequest, 'sizes', [null]],
    [CreateItemRequest, 'sizes', ['Grande']],
    [CreateItemRequest, 'sizes', [[item]]],
    [CreateItemRequest, 'sizes', { 0: item, length: 1 }],
    [CreateItemRequest, 'sizes', item],
    [CreateItemRequest, 'sizes', null],
    [PricesRequest, 'items', [[]]],
    [PricesRequest, 'items', [null]],
    [PricesRequest, 'items', undefined],
    [OrderRequest, 'items', [[]]],
    [OrderRequest, 'categories', [[]]],
    [OrderRequest, 'categories', [id, id]],
    [UpdateMenuRequest, 'qrDesign', [{}]],
    [UpdateMenuRequest, 'qrDesign', []],
    [UpdateMenuRequest, 'qrDesign', null],
    [UpdateMenuRequest, 'qrDesign', 'square'],
  ])('of %p are at %s when it is %j, another shape than it declares', (dto, field, value) => {
    const rest = { ...(dto === CreateItemRequest && item), ...(dto === OrderRequest && order) };
    expect(Object.keys(faults(dto, { ...rest, [field]: value }))).toEqual([field]);
  });
  const order = { categories: [], items: [] };

  it('end after twenty, and long names of fields are cut', () => {
    const unknown = Object.fromEntries(places(8500).map(({ id }) => [id, 1]));
    expect(faultsOf(RegisterRequest, unknown).size).toBe(20);
    expect(faultsOf(PricesRequest, { items: Array(500).fill({}) }).size).toBe(1);
    const items = places(500).map(({ id }) => ({ itemId: id, price: 'x' }));
    expect(faultsOf(PricesRequest, { items }).size).toBe(20);
    const [name] = faultsOf(RegisterRequest, { ['x'.repeat(50_000)]: 1 }).keys();
    expect(name).toHaveLength(80);
  });

  it('of a list that is too long are one: nothing in it is looked at', () => {
    let seen = 0;
    const element = { id, categoryId: null, displayOrder: 0 };
    const watched = new Proxy(element, {
      get: (target, name) => {
        seen += 1;
        return Reflect.get(target, name) as unknown;
      },
    });
    const payload = (count: number) => ({ categories: [], items: Array(count).fill(watched) });
    expect(faults(OrderRequest, payload(501))).toEqual({ items: RULE_MESSAGES.tooMany(500) });
    expect(seen).toBe(0);
    expect(faults(OrderRequest, payload(1))).toEqual({});
    expect(seen).toBeGreaterThan(0);
  });
});

describe('rows of visits', () => {
  const visit = { menuId: id, visitorId: 'visitor-1', source: 'qr', at: '2026-11-21T12:00:00Z' };
  const keeps = (visits: unknown) => faultsOf(RecordVisits, { visits }).size === 0;

  it.each([
    ['none', []],
    ['one', [visit]],
    ['with what may be left out, and without', [{ ...visit, userAgent: null }, visit]],
  ])('are taken: %s', (_, rows) => expect(keeps(rows)).toBe(true));

  it.each([
    ['no list', visit],
    ['no row', [null]],
    ['an id that is none', [visit, { ...visit, menuId: 'x' }]],
    ['a field too few', [{ ...visit, at: undefined }]],
    ['a field too many', [{ ...visit, role: 'admin' }]],
    ['a list for a text', [{ ...visit, visitorId: ['visitor-1'] }]],
    ['a text too long', [{ ...visit, userAgent: 'x'.repeat(1001) }]],
    ['another source', [{ ...visit, source: 'poster' }]],
  ])('are refused: %s', (_, rows) => expect(keeps(rows)).toBe(false));

  it('may hold lists', () => {
    const { source, ...view } = visit;
    const keeps = (itemIds: unknown) =>
      faultsOf(RecordEngagements, { engagements: [{ ...view, itemIds }] }).size === 0;
    expect(keeps([id])).toBe(true);
    expect(keeps([id, id])).toBe(false);
    expect(keeps([source])).toBe(false);
  });
});
