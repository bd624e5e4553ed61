import { randomUUID } from 'node:crypto'
import { type CodigoErro, catalogoErros, RespostaErro } from '@portal/contract/errors.ts'
import { listErros, type Route } from '@portal/contract/route.ts'
import { Check } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { Falha } from '../../http/falha.ts'
import { createValidate } from '../../http/receive/validate.ts'
import { arquivos } from '../../imagem/arquivo.fixture.ts'
import { buildMultipart, nextCor } from '../../imagem/imagem.fixture.ts'
import { openTestApp, type Person } from '../testApp.ts'
import { enter } from './chamada.ts'
import type { Entrada } from './entrada.ts'
import { entradas, partes, prepareEntradas } from './matriz.ts'
import { buildUrl, type Caminho, listCampos, listObjetos, mutacoes, mutateBody } from './mutacao.ts'
import { createLeitorTabelas } from './tabelas.ts'

const t = await openTestApp()
let ler: Awaited<ReturnType<typeof createLeitorTabelas>>
beforeAll(async () => {
  await prepareEntradas(t)
  ler = await createLeitorTabelas(t)
})

/** An accepted stream does not end by itself; its one field is the number of a guide, as in the other calls. */
const entradasFinitas = entradas.filter(({ route }) => route.reply !== 'fluxo')

/** Each call with all of its fields, but those that a part of its own has. */
const casos = [
  ...entradasFinitas.map((entrada) => ({ ...entrada, so: undefined })),
  ...partes.map((parte) => ({ ...parte, nome: `${parte.nome} ${parte.campo}`, so: parte.campo })),
]

const isDoCaso = ({ nome, so }: (typeof casos)[number], [campo]: Caminho): boolean =>
  so === undefined ? !partes.some((parte) => parte.nome === nome && parte.campo === campo) : campo === so

type Alvo = { as: Person; params: Record<string, string>; query: Record<string, string>; body: unknown }
type Pedido = {
  /** The field and the hostile value that it has. */
  campo: string
  valor: string
  params: Alvo['params']
  query: Alvo['query']
  body: string | undefined
}

const toTexto = (values: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(values).map(([nome, value]) => [nome, encodeURIComponent(String(value))]))

/** The session that most calls share, begun anew before its token ends. */
let aberta: { as: Person; desde: number } | undefined
async function share(): Promise<Person> {
  const agora = t.clock.now().getTime()
  if (!aberta || agora - aberta.desde > 15 * 60_000) {
    // What is prepared is made by others, whose tokens end too.
    t.forget()
    aberta = { as: await enter(t, 100001), desde: agora }
  }
  return aberta.as
}

/** Whoever calls, and an input that would be accepted. */
async function prepareAlvo({ nome, input, prepare }: Entrada, antes?: Alvo): Promise<Alvo> {
  // What ends or changes a session does so to one of its own.
  const own = nome.startsWith('acesso.')
  const as = own ? await enter(t, 100008).catch(() => enter(t, 100010)) : (antes?.as ?? (await share()))
  const { params, query, body } = input(prepare ? await prepare(t) : 0, as) as Partial<Record<string, object>>
  return { as, params: toTexto({ ...params }), query: toTexto({ ...query }), body }
}

const bodyOf = (alvo: Alvo) => (alvo.body === undefined ? undefined : JSON.stringify(alvo.body))

/** One request for each field and each hostile value that fits in its place. */
function* listPedidos(caso: (typeof casos)[number], current: () => Alvo): Iterable<Pedido> {
  const { route, so } = caso
  for (const parte of so === undefined ? (['params', 'query'] as const) : []) {
    for (const [campo] of listCampos(route[parte])) {
      for (const { nome, texto } of mutacoes) {
        const alvo = current()
        if (texto === undefined && nome !== 'missing') continue
        const { [String(campo)]: _antes, ...resto } = alvo[parte]
        const mudada = texto === undefined ? resto : { ...resto, [String(campo)]: texto }
        const { params, query } =
          parte === 'params' ? { ...alvo, params: mudada } : { ...alvo, query: mudada }
        yield { campo: `${parte}.${campo}`, valor: nome, params, query, body: bodyOf(alvo) }
      }
    }
  }
  for (const caminho of listCampos(route.body).filter((campo) => isDoCaso(caso, campo))) {
    for (const { nome, json } of mutacoes) {
      if (json === undefined && nome !== 'missing') continue
      const alvo = current()
      const body = mutateBody(alvo.body, caminho, json)
      // A field that is missing already.
      if (body === bodyOf(alvo)) continue
      yield { ...alvo, campo: `body.${caminho.join('.')}`, valor: nome, body }
    }
  }
}

const decode = (parte: Record<string, string>) =>
  Object.fromEntries(Object.entries(parte).map(([nome, texto]) => [nome, decodeURIComponent(texto)]))

/** The refusal of the contract's own check, before which nothing of a call runs; undefined of what it takes or cannot read. */
function checkContrato(validate: ReturnType<typeof createValidate>, pedido: Pedido): Falha | undefined {
  try {
    validate({
      params: decode(pedido.params),
      query: decode(pedido.query),
      body: pedido.body === undefined ? undefined : JSON.parse(pedido.body),
    })
  } catch (error) {
    if (error instanceof Falha) return error
  }
  return undefined
}

/**
 * Which requests the server is asked: all that the contract's check lets through, and of those that it refuses the first
 * of each field and the first of each hostile value. The rest cannot get further than these, and are asked of the check alone.
 */
function createEscolha(route: Route): (pedido: Pedido) => Falha | undefined {
  const validate = createValidate(route)
  const vistos = new Set<string>()
  return (pedido) => {
    const falha = checkContrato(validate, pedido)
    if (!falha) return undefined
    const isVisto = vistos.has(pedido.campo) && vistos.has(pedido.valor)
    vistos.add(pedido.campo).add(pedido.valor)
    return isVisto ? falha : undefined
  }
}

async function request(
  route: Route,
  alvo: Alvo,
  { params, query, body }: Pick<Pedido, 'params' | 'query' | 'body'>,
) {
  const file = route.multipart
    ? buildMultipart('rx.png', await arquivos.png(nextCor()), route.multipart)
    : undefined
  return t.app.inject({
    method: route.method,
    url: buildUrl(route, params, query),
    headers: {
      ...(route.permission === 'publica' ? {} : alvo.as),
      ...(route.method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
      ...(file ? { 'content-type': file.contentType } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(file ? { payload: file.payload } : body === undefined ? {} : { payload: body }),
  })
}

const vazamento = /\n\s+at |node_modules|\.ts:\d|violates|syntax error|relation "|select .+ from /i
const daBorda = Object.keys(catalogoErros).filter((codigo) => /^API-GEN-|^API-ACE-000[23]/.test(codigo))

/** What is wrong with an answer; undefined when nothing is. */
function judge(route: Route, status: number, text: string): string | undefined {
  if (status >= 500) return `${status} ${text}`
  if (vazamento.test(text) && status !== 200) return `tells what is inside: ${text}`
  if (status < 400) return undefined
  const body: unknown = JSON.parse(text)
  if (!Check(RespostaErro, body)) return `not the shape of a refusal: ${text}`
  const declared: readonly string[] = [...listErros(route), ...daBorda]
  if (!declared.includes(body.codigo)) return `undeclared: ${text}`
  return catalogoErros[body.codigo as CodigoErro].status === status
    ? undefined
    : `${status} is not ${body.codigo}`
}

it.each(partes)('$nome is accepted with its $campo', async (parte) => {
  const alvo = await prepareAlvo(parte)
  const answer = await request(parte.route, alvo, { ...alvo, body: bodyOf(alvo) })
  expect(answer.statusCode, answer.body).toBe(200)
})

describe.each(casos)('$nome', (entrada) => {
  const { route } = entrada

  it('answers every hostile field in the words of its contract, and stores nothing that it refuses', async () => {
    t.clock.advance(61_000)
    const failures: string[] = []
    let alvo = await prepareAlvo(entrada)
    const recusas: Pedido[] = []
    const choose = createEscolha(route)
    for (const pedido of listPedidos(entrada, () => alvo)) {
      const falha = choose(pedido)
      const { statusCode, body } = falha
        ? { statusCode: falha.status, body: JSON.stringify(falha.toResposta('')) }
        : await request(route, alvo, pedido)
      const failure = judge(route, statusCode, body)
      if (failure) failures.push(`${pedido.campo}: ${pedido.valor}: ${failure}`)
      if (falha) continue
      if (statusCode >= 400) recusas.push(pedido)
      else if (route.method !== 'GET') {
        // Accepted: the guide may have moved on, and the next request needs one that has not.
        alvo = await prepareAlvo(entrada, alvo)
      }
    }
    // As text: of a list the report of a failure says only how long it is.
    expect(failures.join('\n')).toBe('')
    // The refused ones once more, with nothing accepted between them.
    const antes = await ler()
    for (const pedido of recusas.filter((_, i) => i % 4 === 0)) await request(route, alvo, pedido)
    expect(await ler()).toEqual(antes)
  })
})

const alheios = [
  'valor',
  'statusFicha',
  'codigoCredenciado',
  'glosa',
  'liberaSenha',
  'listaPermissoes',
  'tenant',
]

describe.each(entradas)('$nome', (entrada) => {
  const { route } = entrada

  it('refuses any field that it does not name, in each of its parts', async () => {
    t.clock.advance(61_000)
    const alvo = await prepareAlvo(entrada)
    const antes = await ler()
    const pedidos: Pedido[] = alheios.map((campo) => ({
      campo: 'query',
      valor: campo,
      params: alvo.params,
      query: { ...alvo.query, [campo]: '1' },
      body: bodyOf(alvo),
    }))
    if (route.method !== 'GET' && !route.multipart) {
      const objetos = route.body ? listObjetos(route.body) : [[]]
      for (const caminho of objetos) {
        for (const campo of alheios) {
          const body = mutateBody(alvo.body, [...caminho, campo], '1')
          if (body !== bodyOf(alvo))
            pedidos.push({ ...alvo, campo: `body.${caminho.join('.')}`, valor: campo, body })
        }
      }
    }
    const accepted: string[] = []
    const choose = createEscolha(route)
    for (const pedido of pedidos) {
      const statusCode = choose(pedido)?.status ?? (await request(route, alvo, pedido)).statusCode
      if (statusCode !== 400) accepted.push(`${pedido.campo}.${pedido.valor}: ${statusCode}`)
    }
    expect(accepted.join('\n')).toBe('')
    expect(await ler()).toEqual(antes)
  })
})
