import { secondsUntilMail, type Occasion, type SentMail } from './mail-allowance';

const NOW = new Date('2026-12-01T12:00:00Z');
const OWNER = { browser: 'owner', network: 'home' };

const mail = (secondsAgo: number, requester = 'owner', network = 'home'): SentMail => ({
  requester,
  network,
  createdAt: new Date(NOW.getTime() - secondsAgo * 1000),
});
const wait = (sent: SentMail[], by = OWNER, occasion: Occasion = 'request') =>
  secondsUntilMail(occasion, sent, by, NOW);
/** Creates mails that strangers requested, each from a different network. */
const strangers = (count: number, secondsAgo: (nth: number) => number) =>
  Array.from({ length: count }, (_, nth) => mail(secondsAgo(nth), `s${nth}`, `n${nth}`));

describe('who asks for a mail', () => {
  it('gets the first at once, another after a minute, and at a registration without waiting', () => {
    expect(wait([])).toBe(0);
    expect(wait([mail(20)])).toBe(40);
    expect(wait([mail(60)])).toBe(0);
    expect(wait([mail(1)], OWNER, 'registration')).toBe(0);
  });

  it('gets five in any hour and twenty in any day', () => {
    const five = [3000, 2000, 1000, 500, 100].map((seconds) => mail(seconds));
    expect(wait(five)).toBe(600);
    expect(wait(five.slice(1))).toBe(0);
    const twenty = Array.from({ length: 20 }, (_, nth) => mail(4000 * (nth + 1)));
    expect(wait(twenty)).toBe(24 * 3600 - 80_000);
  });

  it('does not wait for others, in other networks and in its own', () => {
    const others = strangers(19, () => 5);
    expect(wait(others)).toBe(0);
    const neighbours = [100, 90, 80, 70].map((seconds) => mail(seconds, 'neighbour'));
    expect(wait([...neighbours, mail(65)])).toBe(0);
  });

  it('is its network while it has no mail of its own: a dropped cookie gains nothing', () => {
    const dropped = [500, 400, 300, 200, 100].map((ago, nth) => mail(ago, `dropped ${nth}`));
    expect(wait(dropped, { browser: 'new', network: 'home' })).toBe(3100);
    expect(wait(dropped, { browser: 'new', network: 'elsewhere' })).toBe(0);
  });
});

describe('an address that twenty mails went to in a day', () => {
  const flood = strangers(20, (nth) => 1800 + nth);

  it('gets one more an hour from whoever is new to it', () => {
    const newcomer = { browser: 'new', network: 'far away' };
    expect(wait(flood, newcomer)).toBe(1800);
    expect(
      wait(
        strangers(20, (nth) => 3600 + nth),
        newcomer,
      ),
    ).toBe(0);
    expect(wait(flood.slice(1), newcomer)).toBe(0);
  });

  it('still gets those of a browser that began before', () => {
    expect(wait([...flood, mail(7200)])).toBe(0);
  });
});
