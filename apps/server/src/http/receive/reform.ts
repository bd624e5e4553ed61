import type { TSchema } from 'typebox'

/** A text as the field's schema has it kept. */
export type Forma = (text: string, schema: TSchema) => string

type Partes = {
  properties?: Record<string, TSchema>
  patternProperties?: Record<string, TSchema>
  additionalProperties?: TSchema | boolean
  items?: TSchema | TSchema[]
  anyOf?: TSchema[]
  oneOf?: TSchema[]
  allOf?: TSchema[]
}

/** The schema and all that it is made of: what any of them says of a value holds, for the value may be that one's. */
function facesOf(schema: TSchema): Partes[] {
  const face: Partes = schema
  return [face, ...[face.anyOf, face.oneOf, face.allOf].flatMap((partes = []) => partes.flatMap(facesOf))]
}

const isSchema = (value: TSchema | boolean | undefined): value is TSchema => typeof value === 'object'

/** One schema of several that hold for the same value; undefined where none is known. */
const join = (schemas: readonly (TSchema | boolean | undefined)[]): TSchema | undefined => {
  const known = schemas.filter(isSchema)
  return known.length > 1 ? { anyOf: known } : known[0]
}

function fieldOf(faces: readonly Partes[], nome: string): TSchema | undefined {
  return join(
    faces.flatMap(({ properties = {}, patternProperties = {}, additionalProperties }) => {
      const named = [
        ...(Object.hasOwn(properties, nome) ? [properties[nome]] : []),
        ...Object.entries(patternProperties).flatMap(([pattern, schema]) =>
          new RegExp(pattern, 'u').test(nome) ? [schema] : [],
        ),
      ]
      return named.length > 0 ? named : [additionalProperties]
    }),
  )
}

const itemOf = (faces: readonly Partes[], lugar: number): TSchema | undefined =>
  join(faces.map(({ items }) => (Array.isArray(items) ? items[lugar] : items)))

/** The value with its texts in another form, each by the schema of its field, through whatever that is made of. */
export function reform(schema: TSchema | undefined, value: unknown, forma: Forma): unknown {
  // Of what no schema knows nothing is kept: it may be nested deeper than can be followed.
  if (!schema) return value
  const faces = facesOf(schema)
  if (typeof value === 'string') return forma(value, Object.assign({}, ...faces))
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item, lugar) => reform(itemOf(faces, lugar), item, forma))
  return Object.fromEntries(
    Object.entries(value).map(([nome, campo]) => [nome, reform(fieldOf(faces, nome), campo, forma)]),
  )
}
