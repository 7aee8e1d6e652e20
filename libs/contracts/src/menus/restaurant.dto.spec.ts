import { RULE_MESSAGES } from '@cartaviva/domain';
import { faultsOf } from '../rules';
import { UpdateRestaurantRequest } from './restaurant.dto';

const faults = (sent: object) => Object.fromEntries(faultsOf(UpdateRestaurantRequest, sent));

describe('the links of a restaurant', () => {
  it.each([
    ['instagram', '@lafonda.do'],
    ['instagram', 'https://www.instagram.com/lafonda/'],
    ['facebook', 'https://m.facebook.com/LaFonda-1234'],
    ['tiktok', 'https://vm.tiktok.com/ZM8/'],
    ['googleReviews', 'https://g.page/r/CbFa1n4Z9l2kEBM/review'],
    ['reservations', 'https://mesa247.pe:8443/lafonda?dia=hoy'],
    ['website', 'https://La-Fonda.com.do'],
    ['website', 'https://ñoña.do/carta'],
    ['whatsapp', '(809) 555-0142'],
    ['website', ''],
    ['website', null],
  ])('accept %s = %p', (kind, value) => {
    expect(faults({ links: { [kind]: value } })).toEqual({});
  });

  it.each([
    ['instagram', 'lafonda', RULE_MESSAGES.socialLink],
    ['instagram', '@..', RULE_MESSAGES.socialLink],
    ['instagram', 'https://www.facebook.com/lafonda', RULE_MESSAGES.socialLink],
    ['tiktok', 'https://tiktok.com.evil.example/@lafonda', RULE_MESSAGES.socialLink],
    ['facebook', 'https://nofacebook.com/lafonda', RULE_MESSAGES.socialLink],
    ['website', '@lafonda', RULE_MESSAGES.linkAddress],
    ['website', 'http://lafonda.do', RULE_MESSAGES.linkAddress],
    ['website', 'javascript:alert(1)', RULE_MESSAGES.linkAddress],
    ['website', 'https://lafonda', RULE_MESSAGES.linkAddress],
    ['website', 'https://localhost/carta', RULE_MESSAGES.linkAddress],
    ['website', 'https://impresora.local', RULE_MESSAGES.linkAddress],
    ['website', 'https://192.168.0.1', RULE_MESSAGES.linkAddress],
    ['website', 'https://[::1]/', RULE_MESSAGES.linkAddress],
    ['website', 'https://2130706433', RULE_MESSAGES.linkAddress],
    ['website', 'https://ana:clave@lafonda.do', RULE_MESSAGES.linkAddress],
    ['website', 'https://lafonda.do/la carta', RULE_MESSAGES.linkAddress],
    ['reservations', `https://lafonda.do/${'a'.repeat(300)}`, RULE_MESSAGES.tooLong(300)],
    ['googleReviews', 7, RULE_MESSAGES.linkAddress],
    ['myspace', 'https://myspace.com/lafonda', RULE_MESSAGES.unknownField],
  ])('refuse %s = %p', (kind, value, message) => {
    expect(faults({ links: { [kind]: value } })).toEqual({ [`links.${kind}`]: message });
  });

  it.each([null, [], 'https://lafonda.do'])('refuse %p instead of an object', (links) => {
    expect(Object.keys(faults({ links }))).toEqual(['links']);
  });
});

describe('the Wi-Fi of a restaurant', () => {
  it.each([
    ['wifiName', 'Ñ'.repeat(16)],
    ['wifiPassword', '12345678'],
    ['wifiPassword', 'a b'.repeat(21)],
    ['wifiPassword', ''],
    ['wifiPassword', null],
  ])('accepts %s = %p', (field, value) => {
    expect(faults({ [field]: value })).toEqual({});
  });

  it.each([
    ['wifiName', `${'Ñ'.repeat(16)}a`],
    ['wifiName', 'La\u0007Fonda'],
    ['wifiPassword', '1234567'],
    ['wifiPassword', 'x'.repeat(64)],
    ['wifiPassword', ' 12345678'],
    ['wifiPassword', '😀😀😀😀'],
  ] as const)('refuses %s = %p', (field, value) => {
    expect(faults({ [field]: value })).toEqual({ [field]: RULE_MESSAGES[field] });
  });
});

it('the currency of new menus is one of the list or none', () => {
  expect(faults({ currency: null, addsItbis: true })).toEqual({});
  expect(Object.keys(faults({ currency: 'EUR', addsLey: null }))).toEqual(['currency', 'addsLey']);
});
