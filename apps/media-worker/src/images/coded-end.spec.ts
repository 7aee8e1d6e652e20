import { codedEnd } from './coded-end';

const START = 'ffd8';
const END = 'ffd9';
/** An EXIF segment with a thumbnail, which has its own marks. */
const THUMBNAIL = 'ffe1000cffd8ffda0002aaffd9bb';
const RESTARTS = 'ffdd00040008';
const NO_RESTARTS = 'ffdd00040000';
const SCAN = 'ffda0004aaaa';
/** Coded pixels with a byte ff, after which encoders write a 00. */
const PIXELS = '1122ff0033';
const TABLE = 'ffc40005ffd9aa';
const RESTART = 'ffd3';

describe('the end of the coded pixels of a JPEG', () => {
  it.each([
    ['the end mark', [START, SCAN, PIXELS], [END]],
    ['the first end mark', [START, SCAN, PIXELS], [END, 'aabb', END]],
    ['the end of the file', [START, SCAN, PIXELS], []],
    ['the end of the file in half of a mark', [START, SCAN, PIXELS, 'ff'], []],
    ['the end of the file in a segment', [START, SCAN, PIXELS, 'ffc400'], []],
    ['the end mark after a thumbnail', [START, THUMBNAIL, SCAN, PIXELS], [END]],
    ['the end mark of the last scan', [START, SCAN, PIXELS, TABLE, SCAN, PIXELS], [END]],
    ['the end mark after bytes that fill up', [START, SCAN, PIXELS, 'ffff'], [END]],
    ['the end mark after restarts', [START, RESTARTS, SCAN, PIXELS, RESTART, PIXELS], [END]],
    ['a restart in a JPEG without', [START, SCAN, PIXELS], [RESTART, PIXELS, END]],
    ['a restart where they are off', [START, NO_RESTARTS, SCAN, PIXELS], [RESTART, PIXELS, END]],
    ['another start', [START, SCAN, PIXELS], [START, SCAN, PIXELS, END]],
  ])('is %s', (_, before, after) => {
    const coded = Buffer.from(before.join(''), 'hex');
    const jpeg = Buffer.concat([coded, Buffer.from(after.join(''), 'hex')]);
    expect(codedEnd(jpeg)).toBe(coded.length);
  });
});
