/**
 * Gives back memory at once that nobody reads any more. What is merely thrown away is collected late where it lies outside the engine's heap,
 * as the bytes of buffers do. Memory that a buffer shares with others is left alone.
 */
export function giveBack({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
