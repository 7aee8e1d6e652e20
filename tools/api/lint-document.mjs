import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import spectralParsers from '@stoplight/spectral-parsers';
import spectralRulesets from '@stoplight/spectral-rulesets';

/**
 * Lints an OpenAPI document with the recommended rules of Redocly and Spectral. Errors and warnings are reported
 * alike, as `redocly no-ambiguous-paths at #/paths/…: …`.
 * @param {unknown} document OpenAPI 3.1
 * @returns {Promise<{ redocly: string[], spectral: string[] }>}
 */
export async function lintDocument(document) {
  const source = JSON.stringify(document);
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  const spectral = new spectralCore.Spectral();
  const oas = /** @type {import('@stoplight/spectral-core').RulesetDefinition} */ (
    /** @type {unknown} */ (spectralRulesets.oas)
  );
  spectral.setRuleset({ extends: [[oas, 'recommended']] });
  const json = new spectralCore.Document(source, spectralParsers.Json, '/openapi.json');
  const seen = await spectral.run(json);
  return {
    redocly: found.map(
      ({ ruleId, message, location }) =>
        `${ruleId} at ${location[0]?.pointer ?? '#'}: ${message.trim()}`,
    ),
    spectral: seen.map(({ code, path, message }) => `${code} at #/${path.join('/')}: ${message}`),
  };
}
