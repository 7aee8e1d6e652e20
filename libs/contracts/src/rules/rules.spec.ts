import { missingField, RULE_MESSAGES } from '@cartaviva/domain';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { RegisterRequest, VerifyEmailRequest } from '../identity';
import {
  CreateItemRequest,
  CreateMenuRequest,
  OrderRequest,
  PricesRequest,
  RecordVisitRequest,
  RestaurantMenusRequest,
  UpdateMenuRequest,
} from '../menus';
import type { DtoClass } from '../message';
import { faultsOf } from './faults';

/**
 * Returns the first message of each invalid field and expects the same result from forms, gateway and services.
 * Gateway and services also name the missing field, because their messages appear without a label.
 */
function faults<T extends object>(dto: DtoClass<T>, value: object): Record<string, string> {
  const inForms = faultsInForms(dto, value);
  const named = Object.entries(inForms).map(([name, message]) => {
    const field = (value as Record<string, unknown>)[name] ?? null;
    const isMissing = message === RULE_MESSAGES.text && field === null;
    return [name, isMissing || message === RULE_MESSAGES.required ? missingField(name) : message];
  });
  expect(Object.fromEntries(faultsOf(dto, value))).toEqual(Object.fromEntries(named));
  return inForms;
}

/** Returns the messages of class-validator itself, which validates forms in the browser. */
function faultsInForms<T extends object>(dto: DtoClass<T>, value: object): Record<string, string> {
  const errors = validateSync(plainToInstance(dto, value), {
    whitelist: true,
    forbidNonWhitelisted: true,
  });
  return Object.fromEntries(
    errors.map(({ property, constraints = {} }) => [
      property,
      constraints['whitelistValidation']
        ? RULE_MESSAGES.unknownField
        : (Object.values(constraints)[0] ?? ''),
    ]),
  );
}

/** A text whose composition takes a quarter of a minute. */
const MARKS = '\u0315\u0300'.repeat(50_000);

const ana = { email: 'ana@ejemplo.do', password: 'secreta', firstName: 'Ana', lastName: 'Peña' };

describe('registration (specification §5)', () => {
  it('takes an owner', () => expect(faults(RegisterRequest, ana)).toEqual({}));

  it.each(['Nguyễn Thị Ánh'.normalize('NFD'), 'é'.repeat(80).normalize('NFD'), '가나다', 'प्रिया'])(
    'takes the name %s however it is composed',
    (firstName) => expect(faults(RegisterRequest, { ...ana, firstName })).toEqual({}),
  );

  it.each([
    ['email', 'ana', 'Email inválido'],
    ['email', { toString: 1 }, 'Email inválido'],
    ['email', 'a\ud800@ejemplo.do', 'Email inválido'],
    ['email', '"a b"@ejemplo.do', 'Email inválido'],
    ['email', '"a\r\nBcc: otra@ejemplo.do"@ejemplo.do', 'Email inválido'],
    ['email', 'a\u2003b@ejemplo.do', 'Email inválido'],
    ['email', 'ana@ejemplo.do,otra@ejemplo.do', 'Email inválido'],
    ['password', '12345', 'La contraseña debe tener al menos 6 caracteres'],
    ['firstName', 'A', 'El nombre debe tener al menos 2 caracteres'],
    ['firstName', '   ', 'El nombre debe tener al menos 2 caracteres'],
    ['firstName', ' A', 'El nombre debe tener al menos 2 caracteres'],
    ['firstName', '❤️'.repeat(41), 'Escribe 80 caracteres como máximo'],
    ['firstName', '\u0958'.repeat(41), 'Escribe 80 caracteres como máximo'],
    ['firstName', ' '.repeat(500_000), 'Escribe 80 caracteres como máximo'],
    ['firstName', 'a' + MARKS, 'Escribe 80 caracteres como máximo'],
    ['firstName', 'a\u0315' + '\u0300'.repeat(30), 'Escribe un texto sin caracteres invisibles'],
    ['lastName', null, 'El apellido debe tener al menos 2 caracteres'],
  ])('refuses %s = %p', (field, value, sentence) => {
    expect(faults(RegisterRequest, { ...ana, [field]: value })).toEqual({ [field]: sentence });
  });

  it.each(['role', 'isDemo', 'isEmailVerified', 'subscriptionPlan', 'id'])(
    'refuses the extra field %s',
    (field) => expect(faults(RegisterRequest, { ...ana, [field]: 'admin' })).toHaveProperty(field),
  );
});

describe('the verification code', () => {
  it('has six digits and may start with zeros', () => {
    expect(faults(VerifyEmailRequest, { email: ana.email, code: '000042' })).toEqual({});
  });

  it.each(['12345', '1234567', 'abcdef', ' 12345', '123456\n', '１２３４５６', 123456, null])(
    'is not %p',
    (code) => {
      expect(faults(VerifyEmailRequest, { email: ana.email, code })).toEqual({
        code: 'El código debe tener 6 dígitos',
      });
    },
  );
});

describe('an item', () => {
  const item = { name: 'Mangú', price: '250' };

  it('needs a name and a price alone', () => expect(faults(CreateItemRequest, item)).toEqual({}));

  it.each([
    ['price', 250],
    ['price', '12,50'],
    ['price', 'NaN'],
    ['price', '100000000'],
    ['name', ''],
    ['name', '\u200b\u00ad'],
    ['name', 'a\u0000b'],
    ['name', 'x'.repeat(121)],
    ['name', '\ud800'],
    ['isAvailable', 'false'],
    ['dietaryTags', ['Vegano', 'Vegano']],
    ['dietaryTags', ['Keto']],
    ['dietaryTags', 'Vegano'],
    ['categoryId', '1'],
    ['imageUrl', 'http://169.254.169.254/'],
    ['imageUrl', '/objects/../secret'],
  ])('refuses %s = %p', (field, value) => {
    expect(Object.keys(faults(CreateItemRequest, { ...item, [field]: value }))).toEqual([field]);
  });
});

describe('a menu', () => {
  const menu = { name: 'Cena', restaurantName: 'Casa Ana' };

  it.each([
    ['themeColor', 'red'],
    ['themeColor', '#10b981;background:url(//x)'],
    ['currency', 'EUR'],
    ['currency', 'dop'],
    ['isPublished', 0],
  ])('refuses %s = %p', (field, value) => {
    expect(Object.keys(faults(CreateMenuRequest, { ...menu, [field]: value }))).toEqual([field]);
  });

  it('is changed by what is sent: null clears what may be empty, and nothing else', () => {
    expect(faults(UpdateMenuRequest, {})).toEqual({});
    expect(faults(UpdateMenuRequest, { description: null, logoUrl: null })).toEqual({});
    expect(Object.keys(faults(UpdateMenuRequest, { name: null }))).toEqual(['name']);
  });
});

describe('a visit', () => {
  const visit = {
    menuId: '3f0c2c5e-5d0a-4b8e-9f53-0d1c5a2d9a11',
    visitorId: 'visitante-0001',
    source: 'qr',
  };

  it.each([
    ['source', 'QR'],
    ['visitorId', ''],
    ['visitorId', {}],
    ['visitorId', 'x'.repeat(65)],
    ['menuId', 'demo-1'],
    ['ipAddress', '10.0.0.1'],
  ])('refuses %s = %p', (field, value) => {
    expect(Object.keys(faults(RecordVisitRequest, { ...visit, [field]: value }))).toEqual([field]);
  });
});

describe('a list that names each thing once', () => {
  const [id, other] = [
    '3f0c2c5e-5d0a-4b8e-9f53-0d1c5a2d9a11',
    '3f0c2c5e-5d0a-4b8e-9f53-0d1c5a2d9a12',
  ];
  const place = { displayOrder: 1, categoryId: null };
  const prices = { price: '250', sizes: [], extras: [] };

  it.each<[string, DtoClass<object>, string, (ids: string[]) => object]>([
    ['tabs', RestaurantMenusRequest, 'menus', (ids) => ids.map((menuId) => ({ menuId }))],
    ['prices', PricesRequest, 'items', (ids) => ids.map((itemId) => ({ itemId, ...prices }))],
    ['places', OrderRequest, 'items', (ids) => ids.map((itemId) => ({ id: itemId, ...place }))],
  ])('of %s is refused with the same id in other letters, too', (_, dto, field, listOf) => {
    const sent = (...ids: string[]) => ({
      ...(dto === OrderRequest && { categories: [] }),
      [field]: listOf(ids),
    });
    expect(faults(dto, sent(id, other))).toEqual({});
    for (const twice of [id, id.toUpperCase()]) {
      expect(Object.keys(faults(dto, sent(id, other, twice)))).toEqual([field]);
    }
    expect(Object.keys(faults(dto, { ...sent(), [field]: [{}, {}] }))).toContain(field);
  });
});
