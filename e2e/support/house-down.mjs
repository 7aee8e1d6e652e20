export default async function houseDown() {
  await /** @type {any} */ (globalThis).house.close();
}
