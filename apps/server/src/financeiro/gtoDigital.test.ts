import { financeiro, type RelatorioDigital, type TotaisDigitais } from '@portal/contract/financeiro.ts'
import type { Input } from '@portal/contract/route.ts'
import { toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import { readXlsx } from 'hucre'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDemonstracaoApp } from '../seed/demonstracao.fixture.ts'
import { type EventoRefeito, remakeDigitais } from './gtoDigital.fixture.ts'

/** The demonstration on 18/03/2026. */
const t = await openDemonstracaoApp()

type Pedido = Input<typeof financeiro.searchGtoDigital>['query']

const ask = async (login: number, query: Pedido) =>
  t.call(financeiro.searchGtoDigital, { query }, { as: await t.as(login) })
const read = async (login: number, query: Pedido): Promise<RelatorioDigital> => (await ask(login, query)).body

async function readTudo(login: number, query: Pedido) {
  const eventos: RelatorioDigital['eventos'] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const pagina = await read(login, { ...query, limite: 90, ...(cursor && { cursor }) })
    eventos.push(...pagina.eventos)
    cursor = pagina.proximo
  }
  return eventos
}

const campos = [
  'valorInformado',
  'valorProcessado',
  'valorGlosa',
  'valorFranquia',
  'valorLiberado',
] as const satisfies readonly (keyof TotaisDigitais)[]
const toSomas = (totais: TotaisDigitais) => [
  totais.guias,
  totais.eventos,
  ...[...campos, 'valorAProcessar' as const].map((campo) => toCentavos(totais[campo])),
]

/** The same sums of rows that the test made itself. */
const addRefeitos = (linhas: readonly EventoRefeito[]) => {
  const add = (valor: (linha: EventoRefeito) => number) =>
    linhas.reduce((total, linha) => total + valor(linha), 0)
  return [
    new Set(linhas.map(({ numeroFicha }) => numeroFicha)).size,
    linhas.length,
    add(({ informado }) => informado),
    add(({ processado }) => processado),
    add(({ glosa }) => glosa),
    add(({ franquia }) => franquia),
    add(({ liberado }) => liberado),
    add(({ isJulgado, informado }) => (isJulgado ? 0 : informado)),
  ]
}

const logins = [100001, 100004, 200001]
const refeitos = new Map<number, EventoRefeito[]>()
beforeAll(async () => {
  for (const login of logins) refeitos.set(login, await remakeDigitais(t, login))
})

const ano = { dataInicial: '2025-03-19', dataFinal: '2026-03-18' }
const pedidos: readonly Pedido[] = [
  ano,
  { ...ano, tipoEnvio: 'TOKEN' },
  { ...ano, tipoEnvio: 'ENCAMINHAMENTO' },
  { ...ano, tipoBusca: 'REALIZACAO' },
  { tipoEnvio: 'TOKEN', tipoBusca: 'REALIZACAO', dataInicial: '2025-11-01', dataFinal: '2025-12-31' },
  { dataInicial: '2026-01-05', dataFinal: '2026-01-05' },
  {},
]

describe('financeiro.searchGtoDigital, by the raw rows', () => {
  const casos = logins.flatMap((login) => pedidos.map((pedido) => [login, pedido] as const))

  it.each(casos)('of %d, asked for %j: rows, totals and ways', async (login, pedido) => {
    const { dataInicial = '2026-02-16', dataFinal = '2026-03-18', tipoBusca = 'ENVIO' } = pedido
    const dele = (refeitos.get(login) ?? []).filter(({ envio, realizacao, tipoEnvio }) => {
      const dia = tipoBusca === 'ENVIO' ? envio : realizacao
      return dia >= dataInicial && dia <= dataFinal && [tipoEnvio, undefined].includes(pedido.tipoEnvio)
    })
    const lido = await read(login, pedido)
    expect(lido).toMatchObject({ dataInicial, dataFinal })
    expect(toSomas(lido.totais)).toEqual(addRefeitos(dele))
    expect(lido.envios.map(({ tipoEnvio, totais }) => [tipoEnvio, ...toSomas(totais)])).toEqual(
      (['TOKEN', 'ENCAMINHAMENTO'] as const)
        .filter((tipo) => [tipo, undefined].includes(pedido.tipoEnvio))
        .map((tipo) => [tipo, ...addRefeitos(dele.filter(({ tipoEnvio }) => tipoEnvio === tipo))]),
    )
    const chaveDe = (numero: number, sequencial: number) => `${numero} ${sequencial}`
    const eventos = await readTudo(login, pedido)
    expect(eventos.map((um) => chaveDe(um.numeroFicha, um.numeroSequencialInclusao)).toSorted()).toEqual(
      dele.map((um) => chaveDe(um.numeroFicha, um.sequencial)).toSorted(),
    )
    const dias = eventos.map((um) => (tipoBusca === 'ENVIO' ? um.enviadaEm : um.dataRealizacao))
    expect(dias).toEqual(dias.toSorted().toReversed())
    for (const campo of campos) {
      const soma = eventos.reduce((total, evento) => total + (toCentavos(evento[campo]) ?? Number.NaN), 0)
      expect(soma, campo).toBe(toCentavos(lido.totais[campo]))
    }
  })

  it('has something of each kind to say', () => {
    const todos = logins.flatMap((login) => refeitos.get(login) ?? [])
    for (const um of [
      ({ tipoEnvio }: EventoRefeito) => tipoEnvio === 'TOKEN',
      ({ isJulgado }: EventoRefeito) => !isJulgado,
      ({ glosa }: EventoRefeito) => glosa > 0,
      ({ isRecorrido }: EventoRefeito) => isRecorrido,
      ({ franquia }: EventoRefeito) => franquia > 0,
    ])
      expect(todos.filter(um).length).toBeGreaterThan(0)
  })

  it('tells each event whole', async () => {
    const [numeroFicha] = (refeitos.get(100001) ?? [])
      .filter(
        ({ tipoEnvio, isJulgado, envio }) => tipoEnvio === 'TOKEN' && isJulgado && envio >= ano.dataInicial,
      )
      .map((linha) => linha.numeroFicha)
    const [crua] = await t.rows<{ linha: object }>(
      `select jsonb_build_object('numeroSequencialInclusao', v.sequencial_inclusao, 'nomeAssociado', a.nome,
              'nomeDentista', d.nome, 'codigoEvento', v.codigo_evento, 'codigoLocalizacao', coalesce(v.dente, v.regiao),
              'codigoFace', v.faces, 'dataRealizacao', v.data_realizacao, 'protocolo', n.protocolo,
              'statusToken', v.status_token) as linha
         from evento_guia v join guia g using (codigo_credenciado, numero_ficha)
         join encaminhamento n using (codigo_credenciado, numero_ficha) join associado a on a.codigo = g.codigo_associado
         left join dentista d on d.codigo = g.codigo_dentista
        where v.numero_ficha = $1 and v.data_realizacao is not null order by v.sequencial_inclusao desc limit 1`,
      [numeroFicha],
    )
    const eventos = await readTudo(100001, ano)
    expect(eventos.find((evento) => evento.numeroFicha === numeroFicha)).toMatchObject({
      ...crua?.linha,
      tipoEnvio: 'TOKEN',
      descricao: expect.stringMatching(/\w/),
      processado: true,
    })
  })

  it.each([
    ['2026-03-19', '2026-03-18', 'dataInicial'],
    ['2025-03-17', '2026-03-18', 'dataFinal'],
  ])('refuses from %s to %s at %s', async (dataInicial, dataFinal, campo) => {
    const answer = await ask(100001, { dataInicial, dataFinal })
    expect(answer).toMatchObject({ status: 400, codigo: 'API-FIN-0005' })
    expect(answer.detalhes).toMatchObject([{ campo }])
  })

  it.each([
    ['a day that there is not', { dataInicial: '2026-02-30' }, 'dataInicial'],
    ['another way of sending', { tipoEnvio: 'PAPEL' }, 'tipoEnvio'],
    ['another search', { tipoBusca: 'EMISSAO' }, 'tipoBusca'],
    ['a cursor of somebody else’s', { cursor: 'MTIz' }, 'cursor'],
  ])('refuses %s', async (_nome, query, campo) => {
    const answer = await ask(100001, query as Pedido)
    expect(answer).toMatchObject({ status: 400, codigo: 'API-GEN-0001' })
    expect(answer.detalhes).toMatchObject([{ campo }])
  })
})

describe('financeiro.exportGtoDigital', () => {
  it.each([
    ['ENVIO', 'Data do envio'],
    ['REALIZACAO', 'Data da realização'],
  ] as const)('by %s is report.xlsx: the rows of the screen and their totals', async (tipoBusca, rotulo) => {
    const query = { ...ano, tipoBusca, tipoEnvio: 'ENCAMINHAMENTO' } as const
    const { raw, headers } = await t.call(financeiro.exportGtoDigital, { query }, { as: await t.as(100001) })
    expect(headers['content-disposition']).toContain('filename="report.xlsx"')
    const { sheets } = await readXlsx(raw)
    const rows = sheets[0]?.rows ?? []
    expect(rows[0]?.slice(0, 2)).toEqual(['Modo de envio', 'Encaminhamento'])
    expect(rows[1]?.slice(0, 2)).toEqual([rotulo, '19/03/2025 a 18/03/2026'])
    const inicio = rows.findIndex((row) => row.includes('Protocolo'))
    const titulos = rows[inicio] ?? []
    const linhas = rows.slice(inicio + 1).filter((row) => Number(row[0]) > 0)
    const eventos = await readTudo(100001, query)
    expect(headers['x-total-linhas']).toBe(String(eventos.length))
    const cell = (row: (typeof rows)[number] | undefined, titulo: string) => row?.[titulos.indexOf(titulo)]
    expect(linhas.map((row) => [cell(row, 'Guia'), cell(row, 'Protocolo'), cell(row, 'Liberado')])).toEqual(
      eventos.map((um) => [um.numeroFicha, um.protocolo, Number(um.valorLiberado)]),
    )
    const { totais } = await read(100001, query)
    const rodape = rows.findLast((row) => row[0] === 'Totais')
    for (const [titulo, campo] of [
      ['Informado', 'valorInformado'],
      ['Processado', 'valorProcessado'],
      ['Glosa', 'valorGlosa'],
      ['Franquia', 'valorFranquia'],
      ['Liberado', 'valorLiberado'],
    ] as const)
      expect(cell(rodape, titulo), titulo).toBeCloseTo(Number(totais[campo]), 2)
    expect(new Set(linhas.map((row) => cell(row, 'Pagamento')))).toEqual(
      new Set(eventos.map(({ processado }) => (processado ? 'Processado' : 'A processar'))),
    )
  })
})
