import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { statusSolicitacoes } from '@portal/domain/solicitacaoExame/statusSolicitacao.tables.ts'
import { describe, expect, it } from 'vitest'
import { statement } from '../db/client.ts'
import { createAssociado } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { captureSolicitacao, createSolicitacao, PANORAMICA, PERIAPICAL } from './solicitacao.fixture.ts'

const t = await openTestApp()
const [dentista, unidade, outro, outraRede] = [
  await t.as(100001),
  await t.as(100003),
  await t.as(100004),
  await t.as(200001),
]

const MOTIVO = {
  codigoGlosa: '3053',
  severidade: 'aviso',
  campo: 'regiao',
  texto: 'Repetido.',
  eventoAnterior: { codigoEvento: '81000421', data: '2026-10-01', proprio: true },
} as const
const eventos = [
  PANORAMICA,
  { ...PERIAPICAL, motivos: [MOTIVO] },
  { ...PANORAMICA, sequencial: 3, codigoEvento: '81000430', situacao: 'REPROVADO' as const },
]

describe('solicitacaoExame.getSolicitacao', () => {
  it('tells its requester everything, the places by name and the history in words', async () => {
    const numeroSolicitacao = await createSolicitacao(t, { eventos, status: 'PARCIALMENTE_APROVADA' })
    const { body } = await t.call(
      solicitacaoExame.getSolicitacao,
      { query: { numeroSolicitacao } },
      { as: dentista },
    )
    expect(body).toMatchObject({
      numeroSolicitacao,
      status: 'PARCIALMENTE_APROVADA',
      validade: '2027-02-19',
      prazo: null,
      hipoteseDiagnostica: 'Lesão periapical do 16.',
      solicitante: { nome: 'Ana Prado', numeroCro: '12345', siglaUf: 'SP' },
      numeroFichaRadiologia: null,
      capturadaEm: null,
      imagens: 0,
      versao: 1,
      isSolicitante: true,
      historico: [
        { autor: 'Teste', acao: 'Pedido feito', paraStatus: 'PARCIALMENTE_APROVADA', motivo: null },
      ],
    })
    expect(body.eventos).toMatchObject([
      { codigo: '81000405', local: 'nenhum', localizacao: null, complementoLocais: { locais: [] } },
      {
        codigo: '81000421',
        descricao: 'Radiografia periapical',
        local: 'regiao',
        localizacao: null,
        quantidade: 2,
        justificativa: PERIAPICAL.justificativa,
        complementoLocais: {
          locais: [
            { codigoLocal: 'RMSD', nomeLocal: 'Região dos molares superiores direito', foco: 'ápice do 16' },
            { codigoLocal: 'RPSD', foco: '' },
          ],
        },
        motivos: [MOTIVO],
      },
      { codigo: '81000430', situacao: 'REPROVADO' },
    ])
  })

  it('names the place of an exam that has one alone', async () => {
    const [primeiro] = PERIAPICAL.locais
    const unico = { ...PERIAPICAL, quantidade: 1, locais: primeiro ? [primeiro] : [] }
    const numeroSolicitacao = await createSolicitacao(t, { eventos: [unico] })
    const { body } = await t.call(
      solicitacaoExame.getSolicitacao,
      { query: { numeroSolicitacao } },
      { as: dentista },
    )
    expect(body.eventos).toMatchObject([{ localizacao: 'RMSD', quantidade: 1 }])
  })

  it('tells the unit the approved exams of what it captured, and nothing of what was before', async () => {
    const numeroSolicitacao = await createSolicitacao(t, { eventos, status: 'PARCIALMENTE_APROVADA' })
    const numeroFicha = await captureSolicitacao(t, numeroSolicitacao)
    const { body } = await t.call(
      solicitacaoExame.getSolicitacao,
      { query: { numeroSolicitacao } },
      { as: unidade },
    )
    expect(body).toMatchObject({
      status: 'CAPTURADA',
      numeroFichaRadiologia: numeroFicha,
      isSolicitante: false,
      historico: [],
    })
    expect(body.capturadaEm).toBe(t.clock.now().toISOString())
    expect(body.eventos.map(({ codigo }) => codigo)).toEqual(['81000405', '81000421'])
    expect(body.eventos.flatMap(({ motivos }) => motivos)).toEqual([])
    expect(body.exames).toHaveLength(2)
  })

  it('does not exist for anybody else: another provider, another network, a unit that did not capture it', async () => {
    const numeroSolicitacao = await createSolicitacao(t)
    const numeroPedido = numeroSolicitacao
    for (const as of [unidade, outro, outraRede]) {
      const inteiro = await t.call(solicitacaoExame.getSolicitacao, { query: { numeroSolicitacao } }, { as })
      const curto = await t.call(solicitacaoExame.getSimplificado, { query: { numeroPedido } }, { as })
      expect([inteiro.codigo, curto.codigo]).toEqual(['API-SOL-0001', 'API-SOL-0001'])
    }
    await captureSolicitacao(t, numeroSolicitacao)
    await t.rows(
      `update solicitacao_exame set status = status_antes, codigo_unidade = null, numero_ficha_radiologia = null,
              capturada_em = null, status_antes = null where numero_solicitacao = $1`,
      [numeroSolicitacao],
    )
    const devolvida = await t.call(
      solicitacaoExame.getSolicitacao,
      { query: { numeroSolicitacao } },
      { as: unidade },
    )
    expect(devolvida.codigo).toBe('API-SOL-0001')
  })

  it('counts the images that the unit sent, which the unit alone can read, and not what it removed or appealed with', async () => {
    const numeroSolicitacao = await createSolicitacao(t)
    const numeroFicha = await captureSolicitacao(t, numeroSolicitacao)
    await t.rows(
      `insert into guia (numero_ficha, codigo_credenciado, codigo_associado, codigo_plano, codigo_especialidade,
                         codigo_tipo_atendimento, emergencia, recem_nato, status_ficha, codigo_etapa, liberada_em,
                         atualizada_em, validade_senha, senha)
       select numero_ficha_radiologia, codigo_unidade, codigo_associado, codigo_plano, 14, 2, false, false, 8, 1,
              criada_em, criada_em, '2027-02-19', '123' from solicitacao_exame where numero_solicitacao = $1`,
      [numeroSolicitacao],
    )
    for (const [n, momento, removida] of [
      [1, 'inicial', null],
      [2, 'inicial', null],
      [3, 'inicial', '2026-11-20'],
      [4, 'recurso', null],
    ]) {
      await t.rows(
        `insert into imagem_guia (numero_ficha, sequencial, codigo_credenciado, codigo_associado, nome_arquivo, tipo,
                                  bytes, momento, sha256, enviada_em, removida_em)
         select numero_ficha, $2::integer, codigo_credenciado, codigo_associado, 'a.png', 'image/png', 1, $3,
                'exame ' || $2, now(), $4 from guia where numero_ficha = $1`,
        [numeroFicha, n, momento, removida],
      )
    }
    for (const as of [dentista, unidade]) {
      const { body } = await t.call(solicitacaoExame.getSolicitacao, { query: { numeroSolicitacao } }, { as })
      expect(body.imagens).toBe(2)
    }
    const contadas = statement<{ n: number }>(
      'teste.imagens',
      'select coalesce(sum(imagens), 0)::int as n from solicitacao_exame where numero_ficha_radiologia = $1',
    )
    for (const [login, n] of [
      [100001, 2],
      [100004, 0],
      [200001, 0],
    ] as const)
      expect(await t.services.pool.read(login, (db) => db.query(contadas, [numeroFicha]))).toEqual([{ n }])
  })
})

describe('solicitacaoExame.getSimplificado', () => {
  it('tells the status in words, the patient and the exams', async () => {
    const numeroPedido = await createSolicitacao(t, { codigoAssociado: '500000001' })
    const { body } = await t.call(
      solicitacaoExame.getSimplificado,
      { query: { numeroPedido } },
      { as: dentista },
    )
    const [patient] = await t.rows<{ nome: string }>(`select nome from associado where codigo = '500000001'`)
    expect(body).toEqual({
      numeroPedido,
      status: 'APROVADA_PORTAL',
      statusTexto: 'Aprovada no portal',
      nomeAssociado: patient?.nome,
      exames: ['Radiografia panorâmica de mandíbula/maxila (ortopantomografia)'],
      eventos: [{ codigo: '81000405', justificativa: '' }],
      numeroFichaRadiologia: null,
    })
  })
})

describe('of one patient', () => {
  it('getDetalhes tells the open ones of who asks, whole, each with its own history', async () => {
    const codigoAssociado = await createAssociado(t)
    const numeros: number[] = []
    for (const { codigo: status } of statusSolicitacoes) {
      if (status !== 'CAPTURADA') numeros.push(await createSolicitacao(t, { codigoAssociado, status }))
    }
    const capturada = await createSolicitacao(t, { codigoAssociado })
    await captureSolicitacao(t, capturada)
    await createSolicitacao(t, { codigoAssociado, login: 100004 })
    const { body } = await t.call(
      solicitacaoExame.getDetalhes,
      { query: { codigoAssociado } },
      { as: dentista },
    )
    const { solicitacoes, proximo } = body
    expect(proximo).toBeNull()
    expect(solicitacoes.map(({ status }) => status).sort()).toEqual([
      'APROVADA_AUDITORIA',
      'APROVADA_PORTAL',
      'EM_ANALISE',
      'PARCIALMENTE_APROVADA',
    ])
    expect(solicitacoes.map(({ historico }) => historico.length)).toEqual([1, 1, 1, 1])
    for (const { status, historico } of solicitacoes) expect(historico[0]?.paraStatus).toBe(status)
  })

  it('listSolicitacoes tells the requester its own and the unit what it captured', async () => {
    const codigoAssociado = await createAssociado(t)
    const [livre, capturada] = [
      await createSolicitacao(t, { codigoAssociado, eventos }),
      await createSolicitacao(t, { codigoAssociado, eventos }),
    ]
    await captureSolicitacao(t, capturada)
    const alheia = await createSolicitacao(t, { codigoAssociado, login: 100004 })
    const list = async (login: number) => {
      const as = await t.as(login)
      const answer = await t.call(solicitacaoExame.listSolicitacoes, { query: { codigoAssociado } }, { as })
      return answer.body.solicitacoes.map(({ numeroSolicitacao, exames }) => [
        numeroSolicitacao,
        exames.length,
      ])
    }
    expect(await list(100001)).toEqual([
      [capturada, 3],
      [livre, 3],
    ])
    expect(await list(100003)).toEqual([[capturada, 2]])
    expect(await list(100004)).toEqual([[alheia, 1]])
  })

  it.each([
    ['listSolicitacoes', solicitacaoExame.listSolicitacoes],
    ['getDetalhes', solicitacaoExame.getDetalhes],
  ])('%s goes on page by page until the last one', async (_nome, call) => {
    const codigoAssociado = await createAssociado(t)
    const feitas: number[] = []
    for (let vez = 0; vez < 5; vez++) feitas.push(await createSolicitacao(t, { codigoAssociado }))
    const vistas: number[][] = []
    let cursor: string | null | undefined
    do {
      const query = { codigoAssociado, limite: 2, ...(cursor && { cursor }) }
      const { body } = await t.call(call, { query }, { as: dentista })
      vistas.push(body.solicitacoes.map(({ numeroSolicitacao }) => numeroSolicitacao))
      cursor = body.proximo
    } while (cursor)
    expect(vistas.map(({ length }) => length)).toEqual([2, 2, 1])
    expect(vistas.flat()).toEqual(feitas.toReversed())
  })

  it('goes on for a unit whose last one shown was given back meanwhile', async () => {
    const codigoAssociado = await createAssociado(t)
    const [antiga, nova] = [
      await createSolicitacao(t, { codigoAssociado }),
      await createSolicitacao(t, { codigoAssociado }),
    ]
    await captureSolicitacao(t, antiga)
    await captureSolicitacao(t, nova)
    const read = async (cursor?: string | null) => {
      const query = { codigoAssociado, limite: 1, ...(cursor && { cursor }) }
      const { body } = await t.call(solicitacaoExame.listSolicitacoes, { query }, { as: unidade })
      return { numeros: body.solicitacoes.map(({ numeroSolicitacao }) => numeroSolicitacao), ...body }
    }
    const primeira = await read()
    expect(primeira.numeros).toEqual([nova])
    await t.rows(
      `update solicitacao_exame set status = status_antes, status_antes = null, codigo_unidade = null,
              numero_ficha_radiologia = null, capturada_em = null where numero_solicitacao = $1`,
      [nova],
    )
    expect((await read(primeira.proximo)).numeros).toEqual([antiga])
  })

  it('is unknown to another network', async () => {
    const codigoAssociado = await createAssociado(t)
    for (const call of [solicitacaoExame.listSolicitacoes, solicitacaoExame.getDetalhes]) {
      const { codigo } = await t.call(call, { query: { codigoAssociado } }, { as: outraRede })
      expect(codigo).toBe('API-ELE-0001')
    }
  })
})

describe('solicitacaoExame.listPedidos', () => {
  const ler = async (query: { status?: string; chave?: string; cursor?: string; limite?: number }) =>
    (await t.call(solicitacaoExame.listPedidos, { query }, { as: outro })).body

  it('goes on page by page, newest first, through requests of the same instant', async () => {
    const feitas: number[] = []
    for (let vez = 0; vez < 5; vez++) feitas.push(await createSolicitacao(t, { login: 100004 }))
    await createSolicitacao(t)
    const vistas: number[] = []
    let cursor: string | null | undefined
    do {
      const pagina = await ler({ limite: 2, ...(cursor && { cursor }) })
      vistas.push(...pagina.solicitacoes.map(({ numeroSolicitacao }) => numeroSolicitacao))
      cursor = pagina.proximo
    } while (cursor)
    const [total] = await t.rows<{ n: number }>(
      'select count(*)::integer as n from solicitacao_exame where codigo_credenciado = 100004',
    )
    expect(vistas).toHaveLength(total?.n ?? 0)
    expect(vistas.slice(0, 5)).toEqual(feitas.toReversed())
  })

  it('keeps to the statuses and to the patient that were asked for', async () => {
    const codigoAssociado = await createAssociado(t)
    const [linha] = await t.rows<{ chave: string }>('select chave from associado where codigo = $1', [
      codigoAssociado,
    ])
    const chave = linha?.chave ?? ''
    const [expirada, analise, aprovada] = [
      await createSolicitacao(t, { login: 100004, codigoAssociado, status: 'EXPIRADA' }),
      await createSolicitacao(t, { login: 100004, codigoAssociado, status: 'EM_ANALISE' }),
      await createSolicitacao(t, { login: 100004, codigoAssociado }),
    ]
    const numerosDe = async (query: Parameters<typeof ler>[0]) =>
      (await ler(query)).solicitacoes.map(({ numeroSolicitacao }) => numeroSolicitacao)
    expect(await numerosDe({ chave })).toEqual([aprovada, analise, expirada])
    expect(await numerosDe({ chave, status: 'EXPIRADA,EM_ANALISE,EXPIRADA' })).toEqual([analise, expirada])
    expect(await numerosDe({ status: 'EXPIRADA' })).toEqual([expirada])
  })

  it('refuses a status that there is not and a cursor that is not its own', async () => {
    for (const query of [{ status: 'APROVADA' }, { cursor: 'eHl6' }]) {
      const { codigo } = await t.call(solicitacaoExame.listPedidos, { query }, { as: outro })
      expect(codigo).toBe('API-GEN-0001')
    }
  })

  it("tells a unit nothing of another's, captured or not", async () => {
    const capturada = await createSolicitacao(t, { login: 100004 })
    await captureSolicitacao(t, capturada)
    const { body } = await t.call(solicitacaoExame.listPedidos, { query: {} }, { as: unidade })
    expect(body.solicitacoes).toEqual([])
  })
})
