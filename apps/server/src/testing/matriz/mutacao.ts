import type { Route } from '@portal/contract/route.ts'
import type { TSchema } from 'typebox'

/** Where a field stands in one part of a request: `['eventos', 0, 'quantidade']`. */
export type Caminho = readonly (string | number)[]

/** A hostile value: its name, its text in an address and its text in JSON (undefined where it has none). */
export type Mutacao = { nome: string; json: string | undefined; texto: string | undefined }

const both = (nome: string, texto: string): Mutacao => ({
  nome,
  json: JSON.stringify(texto),
  texto: encode(texto),
})
const json = (nome: string, text: string): Mutacao => ({ nome, json: text, texto: undefined })
const number = (nome: string, text: string): Mutacao => ({ nome, json: text, texto: text })

function encode(texto: string): string | undefined {
  return texto.isWellFormed() && texto.length < 10_000 ? encodeURIComponent(texto) : undefined
}

/** Segurança A8. */
export const mutacoes: readonly Mutacao[] = [
  { nome: 'missing', json: undefined, texto: undefined },
  json('null', 'null'),
  number('true', 'true'),
  number('0', '0'),
  number('-1', '-1'),
  number('1.5', '1.5'),
  number('99', '99'),
  number('2^31', '2147483648'),
  number('2^53', '9007199254740992'),
  number('1e400', '1e400'),
  both('NaN as text', 'NaN'),
  both('empty', ''),
  both('blank', '   '),
  // More than a body may be, 256 kB: each field of a body is tried with it.
  json('300 kB', JSON.stringify('x'.repeat(300_000))),
  both('8 kB', 'x'.repeat(8000)),
  json('NUL', '"a\\u0000b"'),
  { nome: 'NUL in an address', json: undefined, texto: 'a%00b' },
  json('lone surrogate', '"a\\ud800b"'),
  { nome: 'broken UTF-8', json: undefined, texto: '%ED%A0%80' },
  both('right to left and emoji', 'a\u202Egnp.exe 👩🏽‍⚕️🦷'),
  both(
    'SQL, path and markup',
    "1' or '1'='1'; drop table guia; -- ../../etc/passwd {{7*7}} <script>alert(1)</script>",
  ),
  both('header', 'a\r\nset-cookie: x=1'),
  both('31/02', '31/02/2026'),
  both('2026-02-31', '2026-02-31'),
  both('year 0', '0000-01-01'),
  json('object', '{"a":1}'),
  json('prototype', '{"__proto__":{"admin":true}}'),
  json('constructor', '{"constructor":{"prototype":{"admin":true}}}'),
  json('nested 10,000 deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`),
  json('array of 10,000', `[${'1,'.repeat(9999)}1]`),
]

const children = (schema: TSchema): Record<string, TSchema> =>
  'properties' in schema ? (schema.properties as Record<string, TSchema>) : {}

/** Every field of a schema, those within objects and within the first item of arrays too. */
export function listCampos(schema: TSchema | undefined, base: Caminho = []): Caminho[] {
  if (!schema) return []
  if ('items' in schema) return [[...base, 0], ...listCampos(schema.items as TSchema, [...base, 0])]
  return Object.entries(children(schema)).flatMap(([nome, campo]) => {
    const caminho = [...base, nome]
    return [caminho, ...listCampos(campo, caminho)]
  })
}

/** Every object of a schema that takes named fields, the whole itself first; a list of words has none. */
export function listObjetos(schema: TSchema, base: Caminho = []): Caminho[] {
  if ('items' in schema) return listObjetos(schema.items as TSchema, [...base, 0])
  const campos = Object.entries(children(schema))
  if (campos.length === 0 && base.length > 0) return []
  return [base, ...campos.flatMap(([nome, campo]) => listObjetos(campo, [...base, nome]))]
}

const MARCA = '\u0001mutacao\u0001'

/** The JSON of a body in which one field is replaced, added (with what it stands in) or, without a value, left out. */
export function mutateBody(body: unknown, caminho: Caminho, value: string | undefined): string {
  const copy: unknown = structuredClone(body ?? {})
  const last = caminho.at(-1)
  let alvo = copy as Record<string | number, unknown>
  for (const [i, chave] of caminho.slice(0, -1).entries()) {
    alvo[chave] ??= typeof caminho[i + 1] === 'number' ? [] : {}
    alvo = alvo[chave] as Record<string | number, unknown>
  }
  if (last !== undefined) {
    if (value === undefined) delete alvo[last]
    else alvo[last] = MARCA
  }
  return JSON.stringify(copy).replace(JSON.stringify(MARCA), () => value ?? '')
}

/** The address of a call, its values already encoded. */
export function buildUrl(
  route: Route,
  params: Record<string, string>,
  query: Record<string, string>,
): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_all, nome: string) => params[nome] ?? '')
  const texto = Object.entries(query)
    .map(([nome, value]) => `${encodeURIComponent(nome)}=${value}`)
    .join('&')
  return texto ? `${path}?${texto}` : path
}
