import { createDecoder } from './createDecoder.ts'

/** The server's decoder; its processes start with the first upload and end with the server. */
export const decoder = createDecoder()
