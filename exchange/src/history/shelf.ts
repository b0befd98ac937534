/**
 * Arrays of numbers cut from a few large buffers. Memory of large buffers goes back to the system when they are let go of;
 * that of some thousand small ones would stay with the process.
 */
export interface Shelf {
  int32(length: number): Int32Array;
  float64(length: number): Float64Array;
}

const BUFFER_BYTES = 1 << 20;

export function createShelf(): Shelf {
  let buffer = new ArrayBuffer(0);
  let used = 0;

  function place(bytes: number): number {
    if (used + bytes > buffer.byteLength) {
      buffer = new ArrayBuffer(Math.max(BUFFER_BYTES, bytes));
      used = 0;
    }
    const at = used;
    // Any array may follow: they begin at multiples of eight.
    used += Math.ceil(bytes / 8) * 8;
    return at;
  }

  return {
    int32(length) {
      const at = place(length * 4);
      return new Int32Array(buffer, at, length);
    },
    float64(length) {
      const at = place(length * 8);
      return new Float64Array(buffer, at, length);
    },
  };
}
