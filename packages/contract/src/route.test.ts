import Type, { type TObject } from 'typebox'
import { expect, it } from 'vitest'
import { api } from './api.ts'
import { CodigoAssociado, Feito, NumeroFicha, Objeto } from './campo.ts'
import { mudancaGuia } from './mudancaGuia.ts'
import { isWrite, type Limited, listErros, type Named, type Route, route } from './route.ts'

const base = {
  path: '/api/exemplo',
  summary: 'Exemplo',
  reply: Feito,
  errors: [],
  permission: 'sessao',
} as const
const query = Objeto({ codigoAssociado: CodigoAssociado })

const put = { ...base, method: 'PUT' } as const
const post = { ...base, method: 'POST', body: Objeto({ numeroFicha: NumeroFicha }) } as const
const get = { ...base, method: 'GET' } as const
const porGuia = { ...get, query: Objeto({ numeroFicha: NumeroFicha }) } as const
const busca = { ...post, reads: true, body: Objeto({ termo: Type.Optional(CodigoAssociado) }) } as const

/** Whether `route` takes it. */
type Compiles<V> = V extends Route ? (V extends Route & Limited<V> & Named<V> ? true : false) : false

it('a call without its facts does not compile', () => {
  const stale = { stale: ['guia'] } as const
  const limite = { limite: 'consulta' } as const
  // Each is a type of its own: one that says otherwise does not compile.
  const writes: [Compiles<typeof put>, Compiles<typeof post>, Compiles<typeof put & typeof stale>] = [
    false,
    false,
    true,
  ]
  const reads: [Compiles<typeof get & typeof stale>, Compiles<typeof post & { reads: true }>] = [false, true]
  const limits: [
    Compiles<typeof get & { query: typeof query }>,
    Compiles<typeof busca>,
    Compiles<typeof porGuia & typeof limite>,
    Compiles<typeof busca & typeof limite>,
    Compiles<typeof porGuia>,
  ] = [false, false, false, true, true]
  const arquivo = { reply: 'arquivo', arquivo: ['guia.pdf'] } as const
  const files: [
    Compiles<Omit<typeof get, 'reply'> & Pick<typeof arquivo, 'reply'>>,
    Compiles<typeof get & Pick<typeof arquivo, 'arquivo'>>,
    Compiles<Omit<typeof get, 'reply'> & typeof arquivo>,
  ] = [false, false, true]
  expect([writes, reads, limits, files].flat()).toHaveLength(13)
  expect(isWrite(route({ ...put, ...stale }))).toBe(true)
  expect(isWrite(route({ ...busca, ...limite }))).toBe(false)
})

it('a limit refuses with its own code', () => {
  expect(listErros(route({ ...get, query, limite: 'consulta' }))).toEqual(['API-ELE-0003'])
  expect(listErros(route(get))).toEqual([])
})

it('names what the session is renewed before: signing, payment, token, cancellation, contacts, who gets in', () => {
  const sensiveis = Object.entries(api).flatMap(([noun, group]) =>
    Object.entries<Route>(group).flatMap(([name, { sensivel }]) => (sensivel ? [`${noun}.${name}`] : [])),
  )
  expect(sensiveis.toSorted()).toEqual([
    'acesso.deleteSessoes',
    'acesso.updateSenha',
    'cadastro.updateContatos',
    'cadastro.validateContatos',
    'capturaExame.captureSolicitacao',
    'capturaExame.deleteCaptura',
    'guia.cancelGuia',
    'guia.requestToken',
    'guia.sendRepasse',
    'guia.sign',
    'liberacaoSenha.updateInformacoesAssociado',
    'solicitacaoExame.cancelSolicitacao',
    'solicitacaoExame.deleteSolicitacao',
  ])
})

it('what grows stale is a noun, or an operation that reads', () => {
  const reads = Object.entries(api).flatMap(([noun, group]) =>
    Object.entries<Route>(group).flatMap(([name, each]) => (isWrite(each) ? [] : [`${noun}.${name}`])),
  )
  const known = new Set([...Object.keys(api), ...reads])
  const stale = Object.values(api).flatMap((group) =>
    Object.values<Route>(group).flatMap((each) => each.stale ?? []),
  )
  expect(stale.length).toBeGreaterThan(10)
  expect(stale.filter((name) => !known.has(name))).toEqual([])
})

it('names each file that may come without a name, with its ending, by what the call always says', () => {
  const files = Object.values(api)
    .flatMap((group) => Object.values<Route>(group))
    .filter(({ reply }) => reply === 'arquivo')
  const wrong = files.flatMap(({ path, arquivo = [], params, query, body }) => {
    const schemas = [params, query, body as TObject | undefined].filter((schema) => schema !== undefined)
    const required = schemas.flatMap((schema) => schema.required ?? [])
    const known = schemas.flatMap((schema) => Object.keys(schema.properties))
    return arquivo
      .filter((nome, i) => {
        const last = i === arquivo.length - 1
        const partes = new Set(['hoje', 'tipo', ...(last ? required : known)])
        const hasAll = [...nome.matchAll(/\{(\w+)\}/g)].every(([, parte = '']) => partes.has(parte))
        return !hasAll || !/\.(pdf|xlsx|\{tipo\})$/.test(nome)
      })
      .map((nome) => `${path} ${nome}`)
  })
  expect(wrong).toEqual([])
  const nomes = Object.entries(api).flatMap(([noun, group]) =>
    Object.entries<Route>(group).flatMap(([name, { arquivo }]) =>
      arquivo ? [[`${noun}.${name}`, ...arquivo].join(' ')] : [],
    ),
  )
  // The three of Spec §7 are the guides', the passwords' and the reports'.
  expect(nomes.toSorted()).toEqual([
    'biblioteca.exportArquivo biblioteca-{codArquivo}.pdf',
    'cadastro.getArquivo alvara-{id}.{tipo}',
    'carta.printEstimativa estimativa-{numeroFicha}.pdf',
    'carta.printNegativa carta-{numeroFicha}.pdf',
    'carta.printNegativaCobertura carta-{codigoEvento}.pdf',
    'credenciado.exportStatusSenha statusGuias.xlsx',
    'exportacao.getExportacao planilha-{numero}.xlsx',
    'financeiro.exportDemonstrativo demonstrativo-fechamento-{dataFinal}.xlsx demonstrativo-{hoje}.xlsx',
    'financeiro.exportGtoDigital report.xlsx',
    'imagem.getImagem imagem-{numeroFicha}-{sequencial}.{tipo}',
    'impressao.printDemonstrativo demonstrativo-fechamento-{dataFinal}.pdf demonstrativo-{hoje}.pdf',
    'impressao.printGuia guia-{numeroFicha}.pdf',
    'impressao.printRecurso recurso-{numeroFicha}.pdf',
    'impressao.printSolicitacao pedido-{numeroSolicitacao}.pdf',
    'pacienteInativo.exportPacientes report.xlsx',
    'pesquisa.exportGuias guias-{dataInicio}-a-{dataFim}.xlsx guias-{dataInicio}-a-{hoje}.xlsx guias-{hoje}.xlsx',
    'vinculoExame.getImagemExame imagem-{numeroSolicitacao}-{sequencial}.{tipo}',
  ])
})

it('what is read about a patient is read again when a guide changed, or says why not', () => {
  const stale: readonly string[] = mudancaGuia
  const wrong = Object.entries(api).flatMap(([noun, group]) =>
    Object.entries<Route>(group).flatMap(([name, each]) => {
      const isRead = each.patientData === true && !isWrite(each)
      const isAgain = stale.includes(noun) || stale.includes(`${noun}.${name}`)
      return (isRead && !isAgain) === (each.steady !== undefined) ? [] : [`${noun}.${name}`]
    }),
  )
  expect(wrong).toEqual([])
})
