import { referenceOf, type OpenApi } from '@cartaviva/tools/api/reference.mjs';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { TestGateway } from '../../../test/test-gateway';

const COPY = resolve('apps/site/src/api-docs/reference.json');

/** `npm run sdk` brings the copy up to date. */
it('the API page of the site is drawn from the interface as it is', async () => {
  const testGateway = await TestGateway.shared();
  try {
    const gateway = await testGateway.gateway();
    const document = (await gateway.call('/api/openapi.json')).json as OpenApi;
    expect(JSON.parse(readFileSync(COPY, 'utf8'))).toEqual(referenceOf(document));
  } finally {
    await testGateway.close();
  }
});
