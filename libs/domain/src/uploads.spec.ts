import { fittingWidth, OBJECT_PATH_PATTERN } from './uploads';

const PATH = '/objects/3f0c2c5e-5d0a-4b8e-9f53-0d1c5a2d9a11';

describe('the path of an image', () => {
  it('is that of one of ours', () => {
    expect(PATH).toMatch(OBJECT_PATH_PATTERN);
  });

  it.each([
    ...[
      `${PATH}/../../etc/passwd`,
      `${PATH}?a`,
      `${PATH}\n`,
      ` ${PATH}`,
      `https://evil.com${PATH}`,
    ],
    ...['/objects/../secret', '/objects/', PATH.toUpperCase()],
  ])('is not %j', (path) => {
    expect(path).not.toMatch(OBJECT_PATH_PATTERN);
  });
});

describe('the width an image is served at', () => {
  it.each([
    [1, 320],
    [320, 320],
    [321, 640],
    [5000, 1280],
  ])('for %i pixels is %i', (wanted, width) => {
    expect(fittingWidth(wanted)).toBe(width);
  });
});
