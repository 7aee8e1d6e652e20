/** Published formats of secrets by their issuers, and our own formats. */
const FORMS = {
  'key of Amazon': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'token of GitHub': /\b(?:gh[opsur]_[0-9A-Za-z]{36}|github_pat_[0-9A-Za-z_]{82})\b/,
  'token of GitLab': /\bglpat-[\w-]{20}/,
  'token of npm': /\bnpm_[0-9A-Za-z]{36}\b/,
  'token of Slack': /\bxox[abeoprs]-[\w-]{10,}/,
  'key of Google': /\bAIza[\w-]{35}/,
  'client secret of Google': /\bGOCSPX-[\w-]{28}/,
  'key of Stripe': /\b[rs]k_live_[0-9A-Za-z]{20,}/,
  'key of SendGrid': /\bSG\.[\w-]{22}\.[\w-]{43}/,
  'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----\s+[\w+/=]{40}/,
  'identity of age': /\bAGE-SECRET-KEY-(?:PQ-)?1[0-9A-Z]{50,}/,
  'JSON web token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/,
  'key of CartaViva': /\bcv_live_[\w-]{20,}/,
  'secret of a webhook': /\bwhsec_[0-9A-Za-z+/]{30,}/,
  'value of a variable':
    /\b[A-Z_]*(?:PASSWORD|SECRET|KEY|TOKEN)=["']?(?:[0-9a-f]{32,}|[\w+/]{40,}=*)/,
};

/** Finds secrets in a text. The result names kinds and lines, never the secret. @param {string} text */
export const secretsIn = (text) =>
  Object.entries(FORMS).flatMap(([kind, form]) =>
    [...text.matchAll(new RegExp(form, 'g'))].map(
      ({ index }) => `${kind} in line ${text.slice(0, index).split('\n').length}`,
    ),
  );
