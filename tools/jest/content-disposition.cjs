/** @fastify/static requires an ES module, as Node lets it; Jest's own `require` does not. */
module.exports = process.getBuiltinModule('node:module').createRequire(__filename)(
  'content-disposition',
);
