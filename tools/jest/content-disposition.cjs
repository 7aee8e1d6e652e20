/**
 * Stands in for an ES module that @fastify/static requires, as Node lets it and Jest's `require`
 * does not. It names downloads, which no route here offers.
 */
module.exports = {};
