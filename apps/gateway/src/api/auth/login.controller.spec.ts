import { loginAddress } from './login.controller';

describe('the way into sign-in', () => {
  it('keeps the plan and the page to come back to', () => {
    expect(loginAddress({ plan: 'inicial', return: '/editor/1?tab=qr' })).toBe(
      '/login?plan=inicial&return=%2Feditor%2F1%3Ftab%3Dqr',
    );
  });

  it.each(['//evil.do', '/\\evil.do', 'https://evil.do', 'javascript:alert(1)', '/a\r\nb', '', 7])(
    'does not lead to %p',
    (back) => {
      expect(loginAddress({ return: back, plan: 'gratis' })).toBe('/login');
    },
  );
});
