import type { Static, TSchema } from 'typebox'
import { Check, Errors } from 'typebox/value'

/** A value of the contract of which a test says only what it is about. */
export type Partly<T> = T extends readonly (infer Item)[]
  ? readonly Partly<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]?: Partly<T[Name]> }
    : T

/** Texts of the forms that the contract asks for, by format or by pattern. */
const textos: Readonly<Record<string, string>> = {
  date: '2026-11-21',
  'date-time': '2026-11-21T12:00:00.000Z',
  uuid: '00000000-0000-4000-8000-000000000001',
  '^20[0-9]{2}-(0[1-9]|1[0-2])$': '2026-11',
  '^[0-3][0-9]/[01][0-9]/[0-9]{4}$': '21/11/2026',
  '^-?[0-9]{1,10}\\.[0-9]{2}$': '0.00',
  '^[0-9]{1,9}$': '500000001',
  '^([0-9]{8}|[0-9]{2}\\.[0-9]{3}\\.[0-9]{3})$': '81000065',
  '^[0-9a-f]{64}$': 'a'.repeat(64),
}

type Schema = {
  anyOf?: TSchema[]
  const?: unknown
  enum?: unknown[]
  type?: string
  format?: string
  pattern?: string
  minLength?: number
  minimum?: number
  items?: TSchema
  properties?: Record<string, TSchema>
  required?: string[]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function sampleText({ format, pattern, minLength = 0 }: Schema): string {
  const form = format ?? pattern
  return (form === undefined ? undefined : textos[form]) ?? 'x'.repeat(minLength)
}

/** The variant that takes what is given; of nothing given, the emptiest: null where there is one. */
function chooseVariant(variants: readonly TSchema[], given: unknown): unknown {
  const values = variants.map((variant) => complete(variant, given))
  if (given === undefined && variants.some((variant) => Check(variant, null))) return null
  return values.find((value, i) => Check(variants[i] ?? {}, value)) ?? values[0]
}

function completeObject({ properties = {}, required = [] }: Schema, given: Record<string, unknown>) {
  const named = Object.entries(properties)
    .filter(([name]) => required.includes(name) || given[name] !== undefined)
    .map(([name, schema]) => [name, complete(schema, given[name])] as const)
  // What the contract does not know is kept, for the check to find.
  return { ...given, ...Object.fromEntries(named) }
}

function complete(schema: TSchema, given: unknown): unknown {
  const one = schema as Schema
  if (one.anyOf) return chooseVariant(one.anyOf, given)
  if (one.type === 'object' && (given === undefined || isObject(given)))
    return completeObject(one, given ?? {})
  if (one.type === 'array' && Array.isArray(given))
    return given.map((item) => (one.items ? complete(one.items, item) : item))
  if (given !== undefined) return given
  if ('const' in one) return one.const
  if (one.enum) return one.enum[0]
  if (one.type === 'array') return []
  if (one.type === 'boolean') return false
  if (one.type === 'string') return sampleText(one)
  return one.type === 'null' ? null : (one.minimum ?? 0)
}

/**
 * A whole value of a schema of the contract: what is given, and else the emptiest that there is (no items, null, zero).
 * Throws where what is given does not fit the schema.
 */
export function sample<const S extends TSchema>(schema: S, given?: Partly<Static<S>>): Static<S> {
  const value = complete(schema, given)
  if (Check(schema, value)) return value
  const [first] = Errors(schema, value)
  throw new Error(`not of the contract: ${first?.instancePath} ${first?.message}`)
}
