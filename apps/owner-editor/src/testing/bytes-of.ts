/** Replacement for `Blob.arrayBuffer`, which jsdom lacks. */
export function bytesOf(this: Blob): Promise<ArrayBuffer> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
}
