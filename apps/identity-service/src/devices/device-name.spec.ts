import { deviceName } from './device-name';

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IOS = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; SM-A556E)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)';

describe('a device', () => {
  it.each([
    [`${ANDROID} ${KIT} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome en Android'],
    [
      `${ANDROID} ${KIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet en Android',
    ],
    ['Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0', 'Firefox en Android'],
    [`${IPHONE} ${IOS} Version/18.6 Mobile/15E148 Safari/604.1`, 'Safari en iPhone'],
    [`${IPHONE} ${IOS} CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1`, 'Chrome en iPhone'],
    [`${IPHONE} ${IOS} FxiOS/144.0 Mobile/15E148 Safari/605.1.15`, 'Firefox en iPhone'],
    [`${IPHONE} ${IOS} EdgiOS/142.0 Version/18.0 Mobile/15E148 Safari/604.1`, 'Edge en iPhone'],
    [
      `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${IOS} Version/16.6 Mobile/15E148 Safari/604.1`,
      'Safari en iPad',
    ],
    [`${MAC} ${IOS} Version/18.6 Safari/605.1.15`, 'Safari en Mac'],
    [`${WINDOWS} ${KIT} Chrome/142.0.0.0 Safari/537.36`, 'Chrome en Windows'],
    [`${WINDOWS} ${KIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge en Windows'],
    [`${WINDOWS} ${KIT} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`, 'Opera en Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox en Linux'],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/142.0.0.0 Safari/537.36`,
      'Chrome en ChromeOS',
    ],
  ])('that says %s is %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));

  it('is named by what is known of it', () => {
    expect(deviceName(`${IPHONE} ${IOS} Mobile/15E148`)).toBe('iPhone');
    expect(deviceName('Chrome/142')).toBe('Chrome');
    for (const nothing of ['', 'curl/8.15.0', 'Chromecast', '<script>']) {
      expect(deviceName(nothing)).toBe('Dispositivo desconocido');
    }
  });
});
