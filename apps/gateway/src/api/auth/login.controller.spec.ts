import { loginAddress } from './login.controller';

describe('the way into sign-in', () => {
  it.each([
    ['stranger', '/registro'],
    ['known', '/login'],
  ] as const)('keeps for a %s the plan and the page to come back to', (who, door) => {
    expect(loginAddress({}, who)).toBe(door);
    expect(loginAddress({ plan: 'inicial', return: '/editor/1?tab=qr' }, who)).toBe(
      `${door}?plan=inicial&return=%2Feditor%2F1%3Ftab%3Dqr`,
    );
  });

  it('leads the signed-in on, to what they came for', () => {
    expect(loginAddress({}, 'signed-in')).toBe('/dashboard');
    expect(loginAddress({ plan: 'inicial' }, 'signed-in')).toBe('/profile/plan?plan=inicial');
    expect(loginAddress({ plan: 'inicial', return: '/editor/1' }, 'signed-in')).toBe('/editor/1');
  });

  it.each(['//evil.do', '/\\evil.do', 'https://evil.do', 'javascript:alert(1)', '/a\r\nb', '', 7])(
    'does not lead to %p',
    (back) => {
      expect(loginAddress({ return: back, plan: 'gratis' }, 'known')).toBe('/login');
      expect(loginAddress({ return: back, plan: 'gratis' }, 'signed-in')).toBe('/dashboard');
    },
  );
});
