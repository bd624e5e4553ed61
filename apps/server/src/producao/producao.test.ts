import { producao } from '@portal/contract/producao.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertGuias } from '../pesquisa/pesquisa.fixture.ts'
import { createSolicitacao } from '../solicitacaoExame/solicitacao.fixture.ts'
import { releaseGuia } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()

/** An event of a guide as it is given, which no call would make: any day, any decision. */
const insertEvento = (
  numeroFicha: number,
  dia: string | null,
  { sequencial = 1, autorizacao = 4, regiao = '' } = {},
) =>
  t.rows(
    `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
            dente, regiao, quantidade, valor_centavos, copart_centavos, autorizacao, data_realizacao)
     select numero_ficha, $3, codigo_credenciado, codigo_associado, '85100200',
            case $5 when '' then '26' end, nullif($5, ''), 1, 100, 0, $4, $2
       from guia where numero_ficha = $1`,
    [numeroFicha, dia, sequencial, autorizacao, regiao],
  )

const insertHistorico = (numeroFicha: number, status: number, em: string) =>
  t.rows(
    `insert into historico_guia (numero_ficha, codigo_credenciado, em, autor, acao, para_status, para_etapa)
     select numero_ficha, codigo_credenciado, $3, 'teste', 'teste', $2, 6 from guia where numero_ficha = $1`,
    [numeroFicha, status, em],
  )

/** 100008 has no guides of its own in the seed: what stands here is all that it has done. TEST_NOW is 21/11/2026. */
const LOGIN = 100008
let [nova, velha, outra, alheia]: number[] = []
beforeAll(async () => {
  await t.rows('delete from evento_guia where codigo_credenciado = $1', [LOGIN])
  await t.rows('delete from historico_guia where codigo_credenciado = $1', [LOGIN])
  ;[nova = 0, velha = 0, outra = 0] = await insertGuias(t, [
    { codigoCredenciado: LOGIN, codigoAssociado: '500000001' },
    { codigoCredenciado: LOGIN, codigoAssociado: '500000001' },
    { codigoCredenciado: LOGIN, codigoAssociado: '500000003' },
  ])
  ;[alheia = 0] = await insertGuias(t, [{ codigoCredenciado: 100009, codigoAssociado: '500000001' }])
  await insertEvento(nova, '2026-11-20')
  await insertEvento(nova, '2026-11-20', { sequencial: 2, autorizacao: 3 })
  await insertEvento(nova, null, { sequencial: 3 })
  await insertEvento(velha, '2026-11-01')
  await insertEvento(velha, '2026-10-31', { sequencial: 2, regiao: 'S1' })
  await insertEvento(outra, '2025-12-01')
  await insertEvento(outra, '2025-11-30', { sequencial: 2 })
  await insertEvento(alheia, '2026-11-20')
  await insertHistorico(nova, 10, '2026-11-20T12:00:00Z')
  await insertHistorico(velha, 10, '2026-11-01T12:00:00Z')
  await insertHistorico(velha, 20, '2026-11-02T12:00:00Z')
  // Confirmed in part, it goes back to the provider: nothing was forwarded.
  await insertHistorico(outra, 1, '2026-11-03T12:00:00Z')
  // The twelve months begin on 1 December at three in the morning of UTC.
  await insertHistorico(outra, 10, '2025-12-01T02:59:59Z')
  await insertHistorico(alheia, 20, '2026-11-20T12:00:00Z')
})

const as = () => t.as(LOGIN)

describe('producao.getEventosRealizados and getBeneficiariosAtendidos', () => {
  it.each([
    ['eventos', producao.getEventosRealizados, { '2025-12': 1, '2026-10': 1, '2026-11': 2 }],
    ['beneficiários', producao.getBeneficiariosAtendidos, { '2025-12': 1, '2026-10': 1, '2026-11': 1 }],
  ] as const)(
    '%s: twelve months to today, authorised and dated, of this provider',
    async (_, route, feitos) => {
      const { meses } = (await t.call(route, {}, { as: await as() })).body
      expect(meses.map(({ mes }) => mes)).toEqual([
        '2025-12',
        ...Array.from({ length: 11 }, (_mes, i) => `2026-${String(i + 1).padStart(2, '0')}`),
      ])
      const comAlgum = meses.filter(({ quantidade }) => quantidade > 0)
      expect(Object.fromEntries(comAlgum.map(({ mes, quantidade }) => [mes, quantidade]))).toEqual(feitos)
    },
  )

  it.each([
    ['eventos', producao.getEventosRealizados, 'count(*)'],
    ['beneficiários', producao.getBeneficiariosAtendidos, 'count(distinct codigo_associado)'],
  ] as const)('%s of the demonstration are what the rows add up to', async (_, route, conta) => {
    const { meses } = (await t.call(route, {}, { as: await t.as(100001) })).body
    for (const { mes, quantidade } of meses) {
      const [linha] = await t.rows<{ n: number }>(
        `select ${conta}::int as n from evento_guia where codigo_credenciado = 100001 and autorizacao in (1, 4)
            and extract(year from data_realizacao) = $1 and extract(month from data_realizacao) = $2`,
        [mes.slice(0, 4), mes.slice(5)],
      )
      expect([mes, quantidade]).toEqual([mes, linha?.n])
    }
  })
})

describe('producao.listEventosRealizados', () => {
  const list = async (body: { mes: string; limite?: number; cursor?: string }) =>
    (await t.call(producao.listEventosRealizados, { body }, { as: await as() })).body

  it('tells the events of the month, the latest first', async () => {
    const { linhas, proximo } = await list({ mes: '2026-11' })
    expect(linhas.map(({ numeroFicha, dataRealizacao }) => [numeroFicha, dataRealizacao])).toEqual([
      [nova, '2026-11-20'],
      [velha, '2026-11-01'],
    ])
    expect(linhas[0]).toMatchObject({ codigoEvento: '85100200', codigoLocalizacao: '26' })
    expect(linhas[0]?.descricao).toMatch(/Restauração/)
    expect(proximo).toBeNull()
    // The first day of the next month is not of it; what has no tooth is told by its region.
    expect((await list({ mes: '2026-10' })).linhas).toMatchObject([
      { numeroFicha: velha, dataRealizacao: '2026-10-31', codigoLocalizacao: 'S1' },
    ])
  })

  it('goes on where a page ended', async () => {
    const { proximo, linhas } = await list({ mes: '2026-11', limite: 1 })
    expect(linhas).toHaveLength(1)
    const segunda = await list({ mes: '2026-11', limite: 1, cursor: proximo ?? '' })
    expect(segunda.linhas.map(({ numeroFicha }) => numeroFicha)).toEqual([velha])
    expect(segunda.proximo).toBeNull()
  })

  it('refuses a page that it did not begin', async () => {
    const input = { body: { mes: '2026-11', cursor: 'AAAA' } }
    const answer = await t.call(producao.listEventosRealizados, input, { as: await as() })
    expect(answer).toMatchObject({ status: 400, codigo: 'API-GEN-0001', detalhes: [{ campo: 'cursor' }] })
  })
})

describe('producao.listBeneficiariosAtendidos', () => {
  it('tells each patient once, with the events and the last of them', async () => {
    const input = { body: { mes: '2026-11' } }
    const { linhas } = (await t.call(producao.listBeneficiariosAtendidos, input, { as: await as() })).body
    expect(linhas).toEqual([
      { nomeAssociado: expect.any(String), eventos: 2, ultimaData: '2026-11-20', numeroFicha: nova },
    ])
  })

  it('goes on by name where a page ended', async () => {
    const cartoes = ['500000001', '500000002', '500000003', '500000004', '500000006']
    const guias = await insertGuias(
      t,
      cartoes.map((codigoAssociado) => ({ codigoCredenciado: LOGIN, codigoAssociado })),
    )
    for (const numeroFicha of guias) await insertEvento(numeroFicha, '2026-03-10')
    const quem = await as()
    const list = async (body: object) => {
      const input = { body: { mes: '2026-03', ...body } }
      return (await t.call(producao.listBeneficiariosAtendidos, input, { as: quem })).body
    }
    const nomes: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const pagina: Awaited<ReturnType<typeof list>> = await list({ limite: 2, ...(cursor && { cursor }) })
      nomes.push(...pagina.linhas.map(({ nomeAssociado }) => nomeAssociado))
      cursor = pagina.proximo
    }
    const porNome = await t.rows<{ nome: string }>('select nome from associado where codigo = any ($1)', [
      cartoes,
    ])
    const alfabetica = porNome.map(({ nome }) => nome).toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
    expect(nomes).toEqual(alfabetica)
  })

  it("begins a page after a guide of the provider's alone, and names no card in it", async () => {
    const body = { mes: '2026-11', cursor: Buffer.from(String(alheia)).toString('base64url') }
    const answer = await t.call(producao.listBeneficiariosAtendidos, { body }, { as: await as() })
    expect(answer.body).toEqual({ linhas: [], proximo: null })
    const cartao = Buffer.from('card 500000001').toString('base64url')
    const outro = { mes: '2026-11', cursor: cartao }
    expect(
      await t.call(producao.listBeneficiariosAtendidos, { body: outro }, { as: await as() }),
    ).toMatchObject({ status: 400, codigo: 'API-GEN-0001', detalhes: [{ campo: 'cursor' }] })
  })
})

describe('producao.getFerramentasDigitais', () => {
  it('counts the guides forwarded, and those that the app confirmed', async () => {
    const { body } = await t.call(producao.getFerramentasDigitais, {}, { as: await as() })
    expect(body).toEqual({
      desde: '2025-12-01',
      infoDigitais: { GTO: { app: 1, totalGTO: 2 }, SOL: { online: 0, totalSOL: 0 } },
    })
  })

  it('counts the exams asked for in the portal, over these and what its dentists asked for on paper', async () => {
    const login = 100004
    const SOL = async (de = login) =>
      (await t.call(producao.getFerramentasDigitais, {}, { as: await t.as(de) })).body.infoDigitais.SOL
    const antes = await SOL()
    await createSolicitacao(t, { login })
    await createSolicitacao(t, { login, status: 'EXPIRADA' })
    await createSolicitacao(t, { login, status: 'CANCELADA' })
    const deAntes = await createSolicitacao(t, { login })
    await t.rows(
      `update solicitacao_exame set criada_em = '2025-11-30T12:00:00Z' where numero_solicitacao = $1`,
      [deAntes],
    )
    expect(await SOL()).toEqual({ online: antes.online + 2, totalSOL: antes.totalSOL + 2 })

    const [dentista] = await t.rows<{ cro: string; uf: string }>(
      'select cro, uf from dentista where codigo_credenciado = $1 limit 1',
      [login],
    )
    const openEmPapel = async (unidade: number, mudanca = '', uf = dentista?.uf) => {
      const numeroFicha = await releaseGuia(t, { login: unidade, codigoEspecialidade: 14 })
      await t.rows(
        `update guia set nome_solicitante = 'n', cro_solicitante = $2, uf_solicitante = $3,
                tipo_solicitante = 'CREDENCIADO' ${mudanca} where numero_ficha = $1`,
        [numeroFicha, dentista?.cro, uf],
      )
    }
    await openEmPapel(100003)
    await openEmPapel(100003, `, numero_pedido_exame = 1, exames_aprovados = '[]'`)
    await openEmPapel(100003, ', cancelada_em = now()')
    await openEmPapel(100003, '', 'AC')
    await openEmPapel(200001)
    // Who is of no network asks for itself, whatever registration it says.
    await openEmPapel(100003)
    await t.rows(
      `update guia set tipo_solicitante = 'NAO_CREDENCIADO' where numero_ficha = (
         select max(numero_ficha) from guia where nome_solicitante = 'n')`,
    )
    expect(await SOL()).toEqual({ online: antes.online + 2, totalSOL: antes.totalSOL + 3 })
    expect(await SOL(100003)).toEqual({ online: 0, totalSOL: 0 })
  })

  it.each([
    ['the provider', 100004, [3, 2]],
    ['a dentist who sees all', 1000041, [3, 2]],
    ['a dentist who sees the unit', 1000042, [2, 2]],
    ['who asked', 1000043, [1, 1]],
    ['who sees another unit', 1000044, [0, 0]],
  ] as const)(
    'counts for %s the exams of the dentists that it sees',
    async (_nome, login, [online, papel]) => {
      const SOL = async () =>
        (await t.call(producao.getFerramentasDigitais, {}, { as: await t.as(login) })).body.infoDigitais.SOL
      const antes = await SOL()
      const quemPediu = [null, 1000042, 1000043]
      for (const codigoDentista of quemPediu) await createSolicitacao(t, { login: 100004, codigoDentista })
      for (const codigo of [1000041, 1000043]) {
        const numeroFicha = await releaseGuia(t, { login: 100003, codigoEspecialidade: 14 })
        await t.rows(
          `update guia g set nome_solicitante = 'n', cro_solicitante = d.cro, uf_solicitante = d.uf,
                tipo_solicitante = 'CREDENCIADO' from dentista d where d.codigo = $2 and g.numero_ficha = $1`,
          [numeroFicha, codigo],
        )
      }
      expect(await SOL()).toEqual({
        online: antes.online + online,
        totalSOL: antes.totalSOL + online + papel,
      })
    },
  )

  it('has those guides behind it, the last forwarded first, in pages', async () => {
    const { linhas } = (await t.call(producao.listGuiasEncaminhadas, { body: {} }, { as: await as() })).body
    expect(linhas.map(({ numeroFicha }) => numeroFicha)).toEqual([nova, velha])
    const list = async (body: object) =>
      (await t.call(producao.listGuiasEncaminhadas, { body }, { as: await as() })).body
    const { proximo } = await list({ limite: 1 })
    expect(await list({ limite: 1, cursor: proximo })).toMatchObject({
      linhas: [{ numeroFicha: velha }],
      proximo: null,
    })
    expect(linhas.find(({ numeroFicha }) => numeroFicha === velha)).toMatchObject({
      encaminhadaEm: '2026-11-02T12:00:00.000Z',
      peloAplicativo: true,
    })
  })
})
