import type { TSchema } from 'typebox'

/** A text as the field's schema has it kept. */
export type Forma = (text: string, schema: TSchema) => string

type Partes = { properties?: Record<string, TSchema>; items?: TSchema }

/** What is known of the parts of a value: of one of several schemas, what any of them says. */
function partsOf(schema: TSchema): { properties: Map<string, TSchema>; items: TSchema | undefined } {
  const { properties = {}, items, anyOf = [] } = schema as Partes & { anyOf?: TSchema[] }
  const partes = anyOf.map(partsOf)
  return {
    properties: new Map([...Object.entries(properties), ...partes.flatMap((parte) => [...parte.properties])]),
    items: items ?? partes.find((parte) => parte.items)?.items,
  }
}

/** The value with its texts in another form, each by the schema of its field. */
export function reform(schema: TSchema | undefined, value: unknown, forma: Forma): unknown {
  // Of what no schema knows nothing is kept: it may be nested deeper than can be followed.
  if (!schema) return value
  if (typeof value === 'string') return forma(value, schema)
  if (typeof value !== 'object' || value === null) return value
  const { properties, items } = partsOf(schema)
  if (Array.isArray(value)) return value.map((item) => reform(items, item, forma))
  return Object.fromEntries(
    Object.entries(value).map(([nome, campo]) => [nome, reform(properties.get(nome), campo, forma)]),
  )
}
