import { guia } from '@portal/contract/guia.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { manutencao } from '@portal/contract/manutencao.ts'
import { prazo } from '@portal/contract/prazo.ts'
import type { ListaMes } from '@portal/domain/manutencao/situacaoMes.ts'
import { isEmCurso } from '@portal/domain/ortodontia/tratamento.tables.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAssociado } from '../testing/guia.fixture.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { createTratamento } from '../tratamento/tratamento.fixture.ts'

const t = await openTestApp()
/** Today is 21 November 2026. */
const ate = (mes: number) =>
  Array.from({ length: mes - 1 }, (_, i) => `2026-${String(i + 2).padStart(2, '0')}-12`)

type Criado = Awaited<ReturnType<typeof createTratamento>> & { codigoAssociado: string }
const create = async (opcoes: Partial<Parameters<typeof createTratamento>[1]> = {}): Promise<Criado> => {
  const codigoAssociado = await createAssociado(t)
  return { codigoAssociado, ...(await createTratamento(t, { codigoAssociado, login: 100002, ...opcoes })) }
}
const getMes = async (lista: ListaMes, query: { limite?: number; cursor?: string } = {}, login = 100002) =>
  t.call(manutencao.getMes, { query: { lista, ...query } }, { as: await t.as(login) })
const numerosDe = async (...args: Parameters<typeof getMes>) =>
  (await getMes(...args)).body.manutencoes.map(({ numeroTratamento }) => numeroTratamento)
const release = async ({ codigoAssociado }: Criado) =>
  t.call(
    liberacaoSenha.releaseSenha,
    { body: { codigoAssociado, codigoEspecialidade: 6, codigoTipoAtendimentoOrto: 8 } },
    { as: await t.as(100002) },
  )

let emDia: Criado
let semOutubro: Criado
let feita: Criado
beforeAll(async () => {
  await t.rows(
    `update credenciado set permissoes = array_append(permissoes, 'REANALISE_ORTO') where codigo = 100004`,
  )
  // What the seed gave this provider is out of the way.
  await t.rows(
    `update tratamento_ortodontico set estado = 'cancelado', fim = '2026-11-01'
      where codigo_credenciado = 100002 and estado in ('ativo', 'suspenso', 'contencao')`,
  )
  emDia = await create({ manutencoes: ate(10) })
  semOutubro = await create({ manutencoes: ate(9) })
  feita = await create({ manutencoes: [...ate(10), '2026-11-03'] })
  await create({ estado: 'suspenso' })
  await create({ login: 100004, manutencoes: ate(9) })
})

describe('o mês', () => {
  it('põe cada tratamento na sua lista, com a conta e o dinheiro do dia de cada um', async () => {
    await t.rows(`delete from preco_evento where codigo_evento = '86000357'`)
    await t.rows(
      `insert into preco_evento (rede, codigo_evento, desde, valor_centavos) values
       ('AURORA', '86000357', '2026-01-01', 8100), ('AURORA', '86000357', '2026-11-01', 8300),
       ('AURORA', '86000357', '2026-11-21', 8700), ('AURORA', '86000357', '2026-11-22', 9999),
       ('MERIDIANO', '86000357', '2026-11-21', 1)`,
    )
    const { body } = await getMes('A_LIBERAR')
    expect(body).toMatchObject({ mes: '2026-11', ultimoDia: '2026-11-30', codigoEspecialidade: 6 })
    expect(body.contas).toEqual({
      // Today's price; of what is done its guide's own (95.00); of what was lost in October the last of that month.
      aLiberar: { quantas: 2, valor: '174.00' },
      liberadas: { quantas: 0, valor: '0.00' },
      feitas: { quantas: 1, valor: '95.00' },
      perdidas: { quantas: 1, valor: '81.00' },
    })
    expect(await numerosDe('A_LIBERAR')).toEqual(
      expect.arrayContaining([emDia.numeroTratamento, semOutubro.numeroTratamento]),
    )
    expect(await numerosDe('FEITA')).toEqual([feita.numeroTratamento])
    expect((await getMes('PERDIDA')).body.manutencoes).toMatchObject([
      { numeroTratamento: semOutubro.numeroTratamento, mes: '2026-10', numeroFicha: null, valor: '81.00' },
    ])
  })

  it('a que não tem preço na rede, pelo evento da última, diz que não tem, e não soma', async () => {
    const { numeroTratamento } = await create({ manutencoes: ate(10), estado: 'ativo' })
    await t.rows(
      `update evento_guia e set codigo_evento = '86000365' from guia g
        where g.numero_ficha = e.numero_ficha and g.numero_ficha = (
          select max(numero_ficha) from guia where numero_tratamento = $1 and codigo_tipo_atendimento = 8)`,
      [numeroTratamento],
    )
    const antes = (await getMes('A_LIBERAR')).body.contas.aLiberar
    await t.rows(`delete from preco_evento where codigo_evento = '86000365'`)
    const { body } = await getMes('A_LIBERAR')
    const linha = body.manutencoes.find((cada) => cada.numeroTratamento === numeroTratamento)
    expect(linha?.valor).toBeNull()
    expect(Number(body.contas.aLiberar.valor)).toBeLessThan(Number(antes.valor))
    await t.rows(`update tratamento_ortodontico set estado = 'contencao' where numero_tratamento = $1`, [
      numeroTratamento,
    ])
  })

  it('vem pelo nome do paciente', async () => {
    const nomear = (nome: string, { codigoAssociado }: Criado) =>
      t.rows('update associado set nome = $1 where codigo = $2', [nome, codigoAssociado])
    await nomear('Zilda Prado', emDia)
    await nomear('Abel Nunes', semOutubro)
    expect(await numerosDe('A_LIBERAR')).toEqual([semOutubro.numeroTratamento, emDia.numeroTratamento])
  })

  it('continua depois da última linha de uma página', async () => {
    const primeira = (await getMes('A_LIBERAR', { limite: 1 })).body
    const segunda = (await getMes('A_LIBERAR', { limite: 1, cursor: primeira.proximo ?? '' })).body
    expect(
      [...primeira.manutencoes, ...segunda.manutencoes]
        .map(({ numeroTratamento }) => numeroTratamento)
        .sort(),
    ).toEqual([emDia.numeroTratamento, semOutubro.numeroTratamento].sort())
    expect(segunda.proximo).toBeNull()
    expect((await getMes('A_LIBERAR', { cursor: 'x' })).detalhes[0]?.campo).toBe('cursor')
  })

  it('liberada, passa à lista seguinte, uma vez; cancelada como nasceu, volta', async () => {
    const { body } = await release(emDia)
    expect(body.numeroFicha).toBeGreaterThan(0)
    expect(await numerosDe('A_LIBERAR')).toEqual([semOutubro.numeroTratamento])
    expect((await getMes('LIBERADA')).body.manutencoes).toMatchObject([
      { numeroTratamento: emDia.numeroTratamento, numeroFicha: body.numeroFicha },
    ])
    expect((await release(emDia)).status).not.toBe(200)
    const desfeita = await t.call(
      guia.cancelGuia,
      { body: { numeroFicha: body.numeroFicha, motivo: 'Desfeita.' } },
      { as: await t.as(100002), versao: 1 },
    )
    expect(desfeita.status).toBe(200)
    expect(await numerosDe('A_LIBERAR')).toHaveLength(2)
  })
})

it('nos últimos dez dias do mês, as que não têm guia estão nos prazos, com o dinheiro', async () => {
  const listPrazos = async (manutencoesJuntas: boolean, desistidos = false) =>
    (
      await t.call(
        prazo.listPrazos,
        { query: { manutencoesJuntas, desistidos, qtdRegistros: 50 } },
        { as: await t.as(100002) },
      )
    ).body
  const list = async (isJunta = false) =>
    (await listPrazos(isJunta)).prazos.filter(({ tipo }) => tipo === 'MANUTENCAO')
  t.clock.set(new Date('2026-11-19T15:00:00Z'))
  t.forget()
  expect(await list()).toEqual([])
  t.clock.set(new Date('2026-11-20T15:00:00Z'))
  t.forget()
  const achados = await list()
  expect(achados.map(({ referencia }) => referencia).sort()).toEqual((await numerosDe('A_LIBERAR')).sort())
  expect(achados[0]).toMatchObject({ prazo: '2026-11-30', valor: expect.stringMatching(/^[1-9]/) })
  // In one row they are as many, worth as much, and of no patient; the whole list counts them all.
  const juntas = await list(true)
  expect(juntas.map(({ quantos, valor }) => [quantos, Number(valor)])).toEqual([
    [achados.length, achados.reduce((soma, { valor }) => soma + Number(valor), 0)],
  ])
  const tellsWho = (linhas: readonly object[]) =>
    linhas.flatMap((linha) => ['nomeAssociado', 'chaveAssociado'].map((campo) => campo in linha))
  expect(new Set(tellsWho(achados))).toEqual(new Set([true]))
  expect(tellsWho(juntas)).toEqual([false, false])
  expect((await listPrazos(true)).total).toBe((await listPrazos(false)).total)
  // Given up, each keeps its own reason.
  const motivos = new Map(achados.map(({ chave }) => [chave, `Motivo de ${chave}`]))
  for (const [chave, motivo] of motivos)
    await t.call(prazo.createDesistencia, { body: { chave, motivo } }, { as: await t.as(100002) })
  const desistidos = (await listPrazos(true, true)).prazos.filter(({ tipo }) => tipo === 'MANUTENCAO')
  expect(new Map(desistidos.map(({ chave, desistencia }) => [chave, desistencia?.motivo]))).toEqual(motivos)
  t.clock.set(TEST_NOW)
  t.forget()
})

describe('o ano', () => {
  const list = async (body: { paciente?: string; limite?: number; cursor?: string } = {}) =>
    (await t.call(manutencao.listAnos, { body }, { as: await t.as(100002) })).body

  it('conta os meses de cada tratamento, com a guia de cada um e o aviso da 11ª', async () => {
    const { body } = await t.call(
      manutencao.getAno,
      { query: { numeroTratamento: semOutubro.numeroTratamento } },
      { as: await t.as(100002) },
    )
    const [{ chave } = {}] = await t.rows<{ chave: string }>(
      'select chave from associado where codigo = $1',
      [semOutubro.codigoAssociado],
    )
    expect(body.chaveAssociado).toBe(chave)
    expect(body.tratamento).toMatchObject({ mesesUsados: 8, mesesConcedidos: 12, prorrogavel: false })
    expect(body.meses.slice(0, 11).map(({ estado }) => estado)).toEqual([
      ...Array.from({ length: 8 }, () => 'feito'),
      'faltou',
      'devido',
      'futuro',
    ])
    expect(body.meses[0]).toMatchObject({
      mes: '2026-02',
      data: '2026-02-12',
      numeroFicha: expect.any(Number),
    })
    // What a guide says, or the price of the day: the guide of February charges more, October was lost at its own price.
    const [fevereiro] = body.meses
    await t.rows(
      'update evento_guia set valor_centavos = 9700 where numero_ficha = $1 and codigo_evento = $2',
      [fevereiro?.numeroFicha, '86000357'],
    )
    // Of a guide with several maintenances all count, but those that were said not to be done.
    await t.rows(
      `insert into evento_guia
       select (jsonb_populate_record(e, jsonb_build_object('sequencial_inclusao', 10 + n, 'valor_centavos', n * 100,
               'nao_realizado', n = 1, 'data_realizacao', null, 'status_token', 'NAO_SOLICITADO'))).*
         from evento_guia e, generate_series(1, 2) n where e.numero_ficha = $1`,
      [fevereiro?.numeroFicha],
    )
    const valores = async () =>
      (
        await t.call(
          manutencao.getAno,
          { query: { numeroTratamento: semOutubro.numeroTratamento } },
          { as: await t.as(100002) },
        )
      ).body.meses.map(({ mes, valor, valorPago }) => `${mes.slice(5)} ${[valor, valorPago].join(' ')}`)
    expect((await valores()).slice(0, 11)).toEqual([
      '02 99.00 ',
      ...['03', '04', '05', '06', '07', '08', '09'].map((mes) => `${mes} 95.00 `),
      '10 81.00 ',
      '11 87.00 ',
      '12 99.99 ',
    ])
    const perto = await create({ inicio: '2025-12-10', manutencoes: ['2026-01-12', ...ate(10)] })
    const lista = await list()
    const achado = lista.anos.find(({ tratamento }) => tratamento.numeroTratamento === perto.numeroTratamento)
    expect(achado?.tratamento).toMatchObject({ mesesUsados: 10, guiasRestantes: 2, prorrogavel: true })
    // The list and the opened treatment tell the same of a month.
    const aberto = { query: { numeroTratamento: perto.numeroTratamento } }
    expect((await t.call(manutencao.getAno, aberto, { as: await t.as(100002) })).body).toEqual(achado)
  })

  it('os que têm meses a fazer vêm antes, depois os que os esperam, e a lista segue pelo cursor', async () => {
    await create({ estado: 'solicitado' })
    await create({ porInstalar: true })
    const todos = await list({ limite: 100 })
    const grupo = {
      ativo: 0,
      suspenso: 0,
      solicitado: 1,
      abandonado: 2,
      contencao: 2,
      concluido: 2,
      cancelado: 2,
    }
    const grupos = todos.anos.map(({ tratamento: { estado, instalacao } }) =>
      isEmCurso(estado) && instalacao === null ? 1 : grupo[estado],
    )
    expect(grupos).toEqual(grupos.toSorted())
    expect(new Set(grupos)).toEqual(new Set([0, 1, 2]))
    const lidos: number[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { anos, proximo } = await list({ limite: 2, ...(cursor && { cursor }) })
      lidos.push(...anos.map(({ tratamento }) => tratamento.numeroTratamento))
      cursor = proximo
    }
    expect(lidos).toEqual(todos.anos.map(({ tratamento }) => tratamento.numeroTratamento))
  })

  it('acha por parte do nome, sem acento, ou pelo começo do cartão', async () => {
    const { codigoAssociado, numeroTratamento } = await create()
    await t.rows(`update associado set nome = 'Iná 10% Gusmão' where codigo = $1`, [codigoAssociado])
    const achados = async (paciente: string) =>
      (await list({ paciente })).anos.map(({ tratamento }) => tratamento.numeroTratamento)
    for (const paciente of ['ina 10%', ' GUSMAO', codigoAssociado])
      expect(await achados(paciente)).toEqual([numeroTratamento])
    expect(await achados('in%gus')).toEqual([])
  })
})

it('o tratamento de outro credenciado não existe', async () => {
  const alheio = await create({ login: 100004 })
  const query = { numeroTratamento: alheio.numeroTratamento }
  expect((await t.call(manutencao.getAno, { query }, { as: await t.as(100002) })).codigo).toBe('API-MAN-0001')
  expect((await t.call(manutencao.getAno, { query }, { as: await t.as(100004) })).status).toBe(200)
  for (const lista of ['A_LIBERAR', 'LIBERADA', 'FEITA', 'PERDIDA'] as const) {
    expect(await numerosDe(lista)).not.toContain(alheio.numeroTratamento)
  }
  const { anos } = (await t.call(manutencao.listAnos, { body: { limite: 100 } }, { as: await t.as(100002) }))
    .body
  expect(anos.map(({ tratamento }) => tratamento.numeroTratamento)).not.toContain(alheio.numeroTratamento)
})
