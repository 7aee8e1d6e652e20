export default async function systemDown() {
  await /** @type {any} */ (globalThis).system.close();
}
