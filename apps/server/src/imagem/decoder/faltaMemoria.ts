/** What libvips, its decoders, zlib and Node say where memory ends. */
export const isFaltaMemoria = (error: unknown): boolean =>
  error instanceof Error &&
  /insufficient memory|out of memory|cannot allocate|unable to allocate|allocation failed/i.test(
    error.message,
  )
