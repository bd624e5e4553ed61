import { isErroApi } from './erroApi.ts'

/**
 * Of an event's template, values and image protocol alone (Spec §7.11): API-GTO-0006 means that the operator has no such
 * thing, which is an answer. Anywhere else it is a failure like any other.
 */
export async function orAbsent<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (isErroApi(error, 'API-GTO-0006')) return null
    throw error
  }
}
