import { register } from 'prom-client';
import { exposeMemoryLimit, memoryLimit } from './memory-limit';

const GIGABYTE = 1024 ** 3;
const NAME = 'process_memory_limit_bytes';

describe('the memory limit of a process', () => {
  it('is what its container may hold', () => {
    expect(memoryLimit(GIGABYTE / 2, 8 * GIGABYTE)).toBe(GIGABYTE / 2);
  });

  // Node returns 0 if the limit is unknown, and a huge number if there is none.
  it.each([0, 8 * GIGABYTE, 2 ** 64])('is none where the machine alone bounds it: %d', (limit) => {
    expect(memoryLimit(limit, 8 * GIGABYTE)).toBeUndefined();
  });

  it('is a metric where there is one, and none where there is not', async () => {
    exposeMemoryLimit(memoryLimit(0, GIGABYTE));
    expect(register.getSingleMetric(NAME)).toBeUndefined();
    exposeMemoryLimit(GIGABYTE);
    expect(await register.getSingleMetricAsString(NAME)).toContain(`${NAME} ${GIGABYTE}`);
    register.clear();
  });
});
