import type { RegraObjeto } from '@portal/contract/campo.ts'
import type { DetalheErro } from '@portal/contract/errors.ts'
import type { Route } from '@portal/contract/route.ts'
import { dropInvisiveis } from '@portal/domain/texto/invisivel.ts'
import { protectTexto, toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { Falha } from '../falha.ts'
import { type Forma, reform } from './reform.ts'

export type RawInput = { params: unknown; query: unknown; body: unknown }

type Check = (value: unknown) => unknown

/** Half of a surrogate pair is no UTF-8. */
const isLegivel = (text: string): boolean => text.isWellFormed()

/** The name of a field within another, as a refusal tells it: `eventos.0.quantidade`. */
const join = (onde: string, nome: string): string => (onde === '' ? nome : `${onde}.${nome}`)

/** Where in a checked input there is text that could not be stored. */
function* listIlegiveis(value: unknown, campo: string): Iterable<string> {
  if (typeof value === 'string' && !isLegivel(value)) yield campo
  if (typeof value !== 'object' || value === null) return
  for (const [nome, child] of Object.entries(value)) {
    yield* listIlegiveis(child, join(campo, nome))
  }
}

/** Whether some field of the schema says this of itself. */
const hasField = (schema: TSchema, keyword: 'mascara' | 'protegido'): boolean =>
  JSON.stringify(schema).includes(`"${keyword}":`)

/** Typed under a mask: digits alone. */
const unmask: Forma = (text, schema) => ('mascara' in schema ? text.replace(/\D/g, '') : text)

/**
 * Every text loses what nobody sees, but a password: that is its person's alone. Protected text that may not be
 * empty, and of which nothing would be left, stays, as below.
 */
const clean: Forma = (text, schema) => {
  if ('segredo' in schema) return text
  const isAsked = 'protegido' in schema && 'minLength' in schema
  return dropInvisiveis(text) || (isAsked ? text : '')
}

/**
 * Protected text (Spec §5) is counted as it will be kept. Of which nothing would be left stays, for its operation to
 * ask for a text.
 */
const protect: Forma = (text, schema) => {
  if (!('protegido' in schema)) return text
  return schema.protegido === 'guardado' ? toTextoGuardado(text) || text : protectTexto(text)
}

/** Numbers as people write them: "1.5", "0x1F" and "7e8" name no guide, whatever they may be converted to. */
const INTEIRO = /^-?\d+$/

/** The text of an address in the schema's numbers and booleans; what would become another number stays a text. */
function convert(validator: Validator, raw: unknown): unknown {
  const texts = new Map(Object.entries(raw ?? {}))
  const typed: unknown = validator.Convert(raw)
  if (typeof typed !== 'object' || typed === null) return typed
  return Object.fromEntries(
    Object.entries(typed).map(([nome, value]) => {
      const text: unknown = texts.get(nome)
      const isOutro = typeof value === 'number' && typeof text === 'string' && !INTEIRO.test(text)
      return [nome, isOutro ? text : value]
    }),
  )
}

/** JSON is taken as it is; text of an address is first converted. */
function compile(part: keyof RawInput, schema: TSchema): Check {
  const validator: Validator = Compile(schema)
  const isMascarado = hasField(schema, 'mascara')
  const isProtegido = hasField(schema, 'protegido')
  return (sent) => {
    const raw = reform(schema, sent, clean)
    const typed = part === 'body' ? raw : convert(validator, raw)
    const value = isProtegido ? reform(schema, typed, protect) : typed
    if (!validator.Check(value)) throw new Falha('API-GEN-0001', describe(part, schema, validator, value))
    const ilegiveis = [...listIlegiveis(value, '')]
    if (ilegiveis.length > 0) {
      throw new Falha(
        'API-GEN-0001',
        ilegiveis.map((campo) => ({ campo, mensagem: 'Texto com caractere inválido.' })),
      )
    }
    return isMascarado ? reform(schema, value, unmask) : value
  }
}

function describe(
  part: keyof RawInput,
  schema: TSchema,
  validator: Validator,
  value: unknown,
): DetalheErro[] {
  // An unknown field is told twice: once as a value that no schema takes, once by its name.
  const details = validator.Errors(value).filter((error) => error.keyword !== 'boolean')
  const porCampo = new Map<string, string>()
  for (const error of details) {
    const recusa = error.keyword === 'not' ? readRegra(schema, error.schemaPath)?.recusa : undefined
    const onde = error.instancePath.slice(1).replaceAll('/', '.')
    const nomes = namesOf(error)
    const campos = nomes.length > 0 ? nomes.map((nome) => join(onde, nome)) : [onde || recusa?.campo || part]
    // Of a field that takes one of several, each is told: the first is what it is mostly asked for.
    for (const campo of campos) {
      if (!porCampo.has(campo)) porCampo.set(campo, recusa?.mensagem ?? mensagemOf(error))
    }
  }
  return [...porCampo].slice(0, 20).map(([campo, mensagem]) => ({ campo, mensagem }))
}

/** The rule that was broken, from its place in the schema: `#/properties/itens/items`. */
const readRegra = (schema: TSchema, place: string): Partial<RegraObjeto> | undefined =>
  place
    .split('/')
    .slice(1)
    .reduce<TSchema | undefined>((inner, step) => inner && Reflect.get(inner, step), schema)

type ErroTypebox = ReturnType<Validator['Errors']>[number]

/**
 * The fields that an object lacks, or has and should not: each is told by its own name, for a form to find it. Of an object
 * that may be one of several none is named: nobody knows which it was meant to be.
 */
function namesOf(error: ErroTypebox): readonly string[] {
  if (error.schemaPath.includes('/anyOf/')) return []
  if (error.keyword === 'required') return error.params.requiredProperties
  if (error.keyword === 'additionalProperties') return error.params.additionalProperties
  return []
}

const TIPO_INVALIDO = 'Tipo de valor inválido.'
const mensagens: Readonly<Record<string, string>> = {
  required: 'Campo obrigatório.',
  additionalProperties: 'Campo desconhecido.',
  type: TIPO_INVALIDO,
  pattern: 'Formato inválido.',
  format: 'Formato inválido.',
  minimum: 'Valor abaixo do mínimo.',
  maximum: 'Valor acima do máximo.',
  minLength: 'Texto curto demais.',
  maxLength: 'Texto longo demais.',
  minItems: 'Itens de menos.',
}

/** A limit of the contract is told with its number. */
const mensagemOf = (error: ErroTypebox): string =>
  error.keyword === 'maxItems'
    ? `Itens demais: o máximo é ${error.params.limit}.`
    : (mensagens[error.keyword] ?? 'Valor inválido.')

/** A part that the route does not take: whatever it holds is unknown. Params are the address's own. */
function refuseDesconhecidos(part: keyof RawInput, value: unknown): void {
  if (part === 'params' || value === undefined) return
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Falha('API-GEN-0001', [{ campo: part, mensagem: TIPO_INVALIDO }])
  }
  const detalhes = Object.keys(value).map((campo) => ({ campo, mensagem: 'Campo desconhecido.' }))
  if (detalhes.length > 0) throw new Falha('API-GEN-0001', detalhes.slice(0, 20))
}

type Checks = readonly (readonly [keyof RawInput, Check | undefined])[]

/** The checks of each route, compiled once a process: every server that a test process opens has the same routes. */
const compiled = new WeakMap<Route, Checks>()

function compileRoute(route: Route): Checks {
  const checks = (['params', 'query', 'body'] as const).map((part) => {
    const schema = route[part]
    return [part, schema ? compile(part, schema) : undefined] as const
  })
  compiled.set(route, checks)
  return checks
}

/** Checks the three parts of a request against its route; refuses unknown fields. Throws API-GEN-0001 with the fields. */
export function createValidate(route: Route): (parts: RawInput) => Record<string, unknown> {
  const checks = compiled.get(route) ?? compileRoute(route)
  return (parts) => {
    const input: Record<string, unknown> = {}
    for (const [part, check] of checks) {
      // A part that was not sent names nothing; `null` was sent.
      if (check) input[part] = check(parts[part] === undefined ? {} : parts[part])
      else refuseDesconhecidos(part, parts[part])
    }
    return input
  }
}
