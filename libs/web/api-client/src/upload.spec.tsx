import { jest } from '@jest/globals';
import { NoAnswer } from './no-answer';
import { pendingWrites } from './pending-writes';
import { upload } from './upload';

const TICKET = '/api/uploads/1';
const image = new File(['bytes'], 'mangu.png', { type: 'image/png' });
const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);

class FakeRequest {
  static made: FakeRequest[] = [];
  static get last(): FakeRequest {
    return FakeRequest.made.at(-1)!;
  }
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  statusText = '';
  responseText = '';
  method = '';
  url = '';
  body: unknown;
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;

  constructor() {
    FakeRequest.made.push(this);
  }
  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  answer(status: number) {
    this.status = status;
    this.onload?.();
    this.onloadend?.();
  }
  fail() {
    this.onerror?.();
    this.onloadend?.();
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  FakeRequest.made = [];
  jest
    .spyOn(globalThis, 'XMLHttpRequest')
    .mockImplementation((() => new FakeRequest()) as unknown as () => XMLHttpRequest);
});
afterEach(() => jest.useRealTimers());

function begin() {
  const percents: number[] = [];
  const end = upload(TICKET, image, (percent) => percents.push(percent)).then(
    () => 'done',
    (error: unknown) => error,
  );
  return later(0).then(() => ({ percents, end }));
}

describe('an upload', () => {
  it('is a PUT of the file with its own type, and tells how much is unavailable', async () => {
    const { percents, end } = await begin();
    const { last } = FakeRequest;
    expect([last.method, last.url, last.body]).toEqual(['PUT', TICKET, image]);
    expect(last.headers).toEqual({ 'Content-Type': 'image/png' });
    last.upload.onprogress!({ loaded: 1, total: 3 });
    last.answer(204);
    expect(await end).toBe('done');
    expect(percents).toEqual([33]);
  });

  it('that is cut begins anew at the same address', async () => {
    const { end } = await begin();
    FakeRequest.last.fail();
    await later(2_000);
    expect(FakeRequest.made).toHaveLength(2);
    FakeRequest.last.answer(503);
    await later(3_000);
    FakeRequest.last.answer(200);
    expect(await end).toBe('done');
    expect(new Set(FakeRequest.made.map(({ url }) => url))).toEqual(new Set([TICKET]));
  });

  it('that moves goes on for minutes, and is not called late', async () => {
    const { end } = await begin();
    for (let loaded = 1; loaded <= 30; loaded += 1) {
      await later(10_000);
      FakeRequest.last.upload.onprogress!({ loaded, total: 30 });
    }
    expect(pendingWrites()).toEqual([]);
    FakeRequest.last.answer(200);
    expect(await end).toBe('done');
    expect(FakeRequest.made).toHaveLength(1);
  });

  it('that stands still is cut off, told about, and begun anew', async () => {
    const { end } = await begin();
    FakeRequest.last.upload.onprogress!({ loaded: 1, total: 3 });
    await later(15_000);
    expect(pendingWrites()).toEqual([{ path: TICKET, hindrance: 'offline' }]);
    await later(1_000);
    FakeRequest.last.answer(200);
    expect(await end).toBe('done');
  });

  it('is given up after a minute of failures on a good connection, since its storage may refuse', async () => {
    const { end } = await begin();
    for (let second = 0; second < 75; second += 1) {
      if (!FakeRequest.last.status) FakeRequest.last.fail();
      await later(1_000);
    }
    expect(await end).toBeInstanceOf(NoAnswer);
  });

  it('that is refused is not repeated', async () => {
    const { end } = await begin();
    FakeRequest.last.answer(413);
    expect(await end).toMatchObject({ status: 413 });
    expect(FakeRequest.made).toHaveLength(1);
  });
});
