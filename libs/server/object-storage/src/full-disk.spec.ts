import { whenFull } from './full-disk';

const failed = (code: string) => Object.assign(new Error(code), { code });

describe('an error of the file system', () => {
  it.each(['ENOSPC', 'EDQUOT'])('is STORAGE_FULL for %s', (code) => {
    expect(whenFull(failed(code))).toMatchObject({ code: 'STORAGE_FULL' });
  });

  it('that says something else stays as it is', () => {
    const error = failed('EACCES');
    expect(whenFull(error)).toBe(error);
  });
});
