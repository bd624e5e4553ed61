import { capturaExame } from '@portal/contract/capturaExame.ts'
import { liberacaoSenha, type SolicitanteRadiologia } from '@portal/contract/liberacaoSenha.ts'
import { describe, expect, it } from 'vitest'
import { capture, createCapturavel, giveBack, openGuia } from '../capturaExame/capturaExame.fixture.ts'
import { PANORAMICA, PERIAPICAL } from '../solicitacaoExame/solicitacao.fixture.ts'
import { meet } from '../testing/corrida.fixture.ts'
import { createAssociado, detailGuia, readGuia, sendEventos } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()

const release = async (body: object, login = 100003, key?: null) =>
  t.call(
    liberacaoSenha.releaseSenha,
    { body: { codigoEspecialidade: 14, ...body } } as never,
    key === undefined ? { as: await t.as(login) } : { as: await t.as(login), key },
  )

/** On paper, from a dentist whom the network knows. */
const daRede: SolicitanteRadiologia = {
  nomeDentistaSolicitante: 'Ana Beatriz Monteiro',
  numeroCroSolicitante: '45128',
  ufCroSolicitante: 'SP',
  tipoSolicitante: 'CREDENCIADO',
  codigoDentistaSolicitante: 1000011,
  numeroCro: '45128',
  siglaUf: 'SP',
}
const { codigoDentistaSolicitante: _codigo, ...semCodigo } = daRede
const deFora: SolicitanteRadiologia = {
  ...semCodigo,
  nomeDentistaSolicitante: 'Joana Prates Lima',
  numeroCroSolicitante: '7',
  numeroCro: '7',
  tipoSolicitante: 'NAO_CREDENCIADO',
}

const emPapel = async (solicitante: object, codigoAssociado?: string) => ({
  codigoAssociado: codigoAssociado ?? (await createAssociado(t)),
  radiologia: { relatorioSolicitanteFichaRadio: solicitante },
})

const keptOf = async (numeroFicha: number) => {
  const [row] = await t.rows(
    `select codigo_tipo_atendimento as tipo, numero_pedido_exame::int as pedido, exames_aprovados as exames,
            nome_solicitante as nome, cro_solicitante as cro, uf_solicitante as uf, tipo_solicitante as quem,
            codigo_dentista_solicitante as dentista, codigo_plano as plano from guia where numero_ficha = $1`,
    [numeroFicha],
  )
  return row
}

describe('a captured request', () => {
  it('opens its guide under the reserved number, with what was approved and why', async () => {
    const negada = { ...PERIAPICAL, sequencial: 3, situacao: 'REPROVADO' } as const
    const body = await createCapturavel(t, { eventos: [PANORAMICA, PERIAPICAL, negada] })
    const { captura, aberta } = await openGuia(t, body)
    expect(aberta.status).toBe(200)
    const { numeroFicha } = aberta.body
    expect(numeroFicha).toBe(captura.numeroFichaSolicitacao)
    expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 8, credenciado: 100003 })
    expect(await keptOf(numeroFicha)).toMatchObject({
      tipo: 2,
      pedido: body.numeroSolicitacao,
      exames: [
        { codigoEvento: '81000405', codigoLocalizacao: null, quantidade: 1, motivos: [] },
        { codigoEvento: '81000421', codigoLocalizacao: 'RMSD', quantidade: 1, motivos: [] },
        { codigoEvento: '81000421', codigoLocalizacao: 'RPSD', quantidade: 1, motivos: [] },
      ],
      nome: 'Ana Prado',
      cro: '12345',
      uf: 'SP',
      quem: 'CREDENCIADO',
    })
    const detalhe = await detailGuia(t, numeroFicha, 100003)
    expect(detalhe).toMatchObject({
      numeroPedidoExame: body.numeroSolicitacao,
      solicitante: { nome: 'Ana Prado', numeroCro: '12345', siglaUf: 'SP' },
      rascunho: {
        justificativa: PERIAPICAL.justificativa,
        itens: [
          { sequencial: 1, codigoEvento: '81000405', quantidade: 1 },
          { sequencial: 2, codigoEvento: '81000421', regiao: 'RMSD', quantidade: 1 },
          { sequencial: 3, codigoEvento: '81000421', regiao: 'RPSD', quantidade: 1 },
        ],
      },
    })
    const { capturas } = (
      await t.call(capturaExame.listCapturas, { query: { limite: 1 } }, { as: await t.as(100003) })
    ).body
    expect(capturas[0]).toMatchObject({ numeroFichaSolicitacao: numeroFicha, guiaAberta: true })
  })

  it.each([
    ['2026-11-20', 404],
    ['2026-11-21', 200],
  ])('opens none past its last day, and answers again what was opened: %s', async (validade, status) => {
    const body = await createCapturavel(t)
    const { numeroFichaSolicitacao, numeroSolicitacaoExame } = (await capture(t, body)).body
    const setValidade = (dia: string) =>
      t.rows('update solicitacao_exame set validade = $2 where numero_solicitacao = $1', [
        numeroSolicitacaoExame,
        dia,
      ])
    await setValidade(validade)
    const pedido = {
      codigoAssociado: body.codigoAssociado,
      radiologia: { capturaExame: { numeroFichaSolicitacao, numeroSolicitacaoExame } },
    }
    expect(await release(pedido)).toMatchObject({
      status,
      ...(status === 404 && { codigo: 'API-LIB-0017' }),
    })
    await setValidade('2026-11-20')
    expect((await release(pedido)).status).toBe(status)
  })

  it('says of several justifications whose each is', async () => {
    const outra = { ...PANORAMICA, justificativa: 'Avaliar terceiros molares antes da cirurgia.' }
    const body = await createCapturavel(t, { eventos: [outra, PERIAPICAL] })
    const { numeroFicha } = await openGuia(t, body)
    expect((await detailGuia(t, numeroFicha, 100003)).rascunho?.justificativa).toBe(
      `Radiografia panorâmica de mandíbula/maxila (ortopantomografia): ${outra.justificativa}\n` +
        `Radiografia periapical: ${PERIAPICAL.justificativa}`,
    )
  })

  it('is charged to the plan that the request was judged on', async () => {
    const codigoAssociado = await createAssociado(t)
    await t.rows(
      `insert into associado_plano (codigo_associado, codigo_plano, principal, inicio)
       values ($1, 'AURCOM', false, '2020-01-01')`,
      [codigoAssociado],
    )
    const { numeroFicha } = await openGuia(
      t,
      await createCapturavel(t, { codigoAssociado, codigoPlano: 'AURCOM' }),
    )
    expect(await keptOf(numeroFicha)).toMatchObject({ plano: 'AURCOM' })
  })

  it('is charged to no plan that the unit names instead', async () => {
    const codigoAssociado = await createAssociado(t)
    await t.rows(
      `insert into associado_plano (codigo_associado, codigo_plano, principal, inicio)
       values ($1, 'AURCOM', false, '2020-01-01')`,
      [codigoAssociado],
    )
    const body = await createCapturavel(t, { codigoAssociado })
    const { numeroFichaSolicitacao, numeroSolicitacaoExame } = (await capture(t, body)).body
    const radiologia = { capturaExame: { numeroFichaSolicitacao, numeroSolicitacaoExame } }
    const aberta = await release({ codigoAssociado, codigoPlano: 'AURCOM', radiologia })
    expect(await keptOf(aberta.body.numeroFicha)).not.toMatchObject({ plano: 'AURCOM' })
  })

  it('has one guide, however often and at once it is asked for', async () => {
    const body = await createCapturavel(t)
    const { pedido, aberta } = await openGuia(t, body)
    expect((await release(pedido)).body).toEqual(aberta.body)
    expect((await release(pedido, 100003, null)).body).toEqual(aberta.body)
    const outro = await createCapturavel(t, { codigoAssociado: body.codigoAssociado })
    const { numeroFichaSolicitacao, numeroSolicitacaoExame } = (await capture(t, outro)).body
    const doOutro = {
      ...pedido,
      radiologia: { capturaExame: { numeroFichaSolicitacao, numeroSolicitacaoExame } },
    }
    // None of them is through before the last has looked for the guide.
    const respostas = await meet(t, { sql: 'lock table guia in share mode' }, () =>
      Array.from({ length: 3 }, () => release(doOutro, 100003, null)),
    )
    expect(respostas.map(({ body: { numeroFicha } }) => numeroFicha)).toEqual(
      Array(3).fill(numeroFichaSolicitacao),
    )
    const guias = await t.rows('select from guia where numero_pedido_exame = $1', [numeroSolicitacaoExame])
    expect(guias).toHaveLength(1)
  })

  it('is refused as none where it is another’s, another patient’s or under another number', async () => {
    const body = await createCapturavel(t)
    const { numeroFichaSolicitacao, numeroSolicitacaoExame } = (await capture(t, body)).body
    const par = { numeroFichaSolicitacao, numeroSolicitacaoExame }
    const ask = (mudanca: object, login = 100003, codigoAssociado = body.codigoAssociado) =>
      release({ codigoAssociado, radiologia: { capturaExame: { ...par, ...mudanca } } }, login)
    const outra = await createAssociado(t)
    for (const resposta of [
      await ask({}, 100011),
      await ask({}, 100003, outra),
      await ask({ numeroFichaSolicitacao: numeroFichaSolicitacao + 1 }),
      await ask({ numeroSolicitacaoExame: numeroSolicitacaoExame + 1 }),
    ]) {
      expect(resposta).toMatchObject({ status: 404, codigo: 'API-LIB-0017' })
    }
    await giveBack(t, numeroSolicitacaoExame)
    expect(await ask({})).toMatchObject({ codigo: 'API-LIB-0017' })
    expect(await t.rows('select from guia where numero_ficha = $1', [numeroFichaSolicitacao])).toEqual([])
  })
})

describe('a request on paper', () => {
  it.each([
    ['of the network', daRede, 1000011],
    ['from outside', deFora, null],
  ])('%s: every field to the row', async (_quem, solicitante, dentista) => {
    const { status, body } = await release(await emPapel(solicitante))
    expect(status).toBe(200)
    expect(await keptOf(body.numeroFicha)).toMatchObject({
      tipo: 2,
      pedido: null,
      exames: null,
      nome: solicitante.nomeDentistaSolicitante,
      cro: solicitante.numeroCroSolicitante,
      uf: 'SP',
      quem: solicitante.tipoSolicitante,
      dentista,
    })
    const detalhe = await detailGuia(t, body.numeroFicha, 100003)
    expect(detalhe).toMatchObject({ numeroPedidoExame: null, rascunho: null })
  })

  it('of the network is kept by the name that the network knows', async () => {
    const { body } = await release(await emPapel({ ...daRede, nomeDentistaSolicitante: 'Outra Pessoa' }))
    expect(await keptOf(body.numeroFicha)).toMatchObject({ nome: 'Ana Beatriz Monteiro' })
  })

  it.each([
    [
      'a name of which nothing is left',
      { ...deFora, nomeDentistaSolicitante: '###' },
      'nomeDentistaSolicitante',
    ],
    ['a name of one NUL', { ...deFora, nomeDentistaSolicitante: '\u0000' }, 'nomeDentistaSolicitante'],
    ['another registration', { ...daRede, numeroCro: '45129' }, 'numeroCro'],
    ['another state', { ...daRede, siglaUf: 'RJ' }, 'siglaUf'],
    ['no code', semCodigo, 'codigoDentistaSolicitante'],
    [
      'another dentist’s code',
      { ...daRede, codigoDentistaSolicitante: 1000021 },
      'codigoDentistaSolicitante',
    ],
    ['a code from outside', { ...deFora, codigoDentistaSolicitante: 1000011 }, 'codigoDentistaSolicitante'],
  ])('is refused with %s', async (_qual, solicitante, campo) => {
    const recusada = await release(await emPapel(solicitante))
    expect(recusada).toMatchObject({ status: 400, codigo: 'API-GEN-0001' })
    expect(recusada.detalhes).toMatchObject([{ campo: `radiologia.relatorioSolicitanteFichaRadio.${campo}` }])
  })

  it('is refused where a dentist of the unit itself asks', async () => {
    const [proprio] = await t.rows<{ codigo: number; cro: string; uf: string }>(
      'select codigo, cro, uf from dentista where codigo_credenciado = 100003 and ativo limit 1',
    )
    const { codigo = 0, cro = '', uf = 'SP' } = proprio ?? {}
    const solicitante = {
      ...daRede,
      codigoDentistaSolicitante: codigo,
      numeroCroSolicitante: cro,
      ufCroSolicitante: uf,
      numeroCro: cro,
      siglaUf: uf,
    }
    expect((await release(await emPapel(solicitante))).detalhes).toEqual([
      {
        campo: 'radiologia.relatorioSolicitanteFichaRadio.codigoDentistaSolicitante',
        mensagem: 'Quem pede o exame não é da unidade que o faz.',
      },
    ])
  })

  it('sent twice without a key is one guide', async () => {
    const pedido = await emPapel(deFora)
    await release(pedido)
    expect(await release(pedido, 100003, null)).toMatchObject({ codigo: 'API-LIB-0015' })
  })
})

describe('who asked', () => {
  it.each([
    ['nobody', undefined],
    ['neither', {}],
    [
      'both',
      {
        relatorioSolicitanteFichaRadio: deFora,
        capturaExame: { numeroFichaSolicitacao: 1, numeroSolicitacaoExame: 1 },
      },
    ],
  ])('has to be said, once: %s', async (_quem, radiologia) => {
    const codigoAssociado = await createAssociado(t)
    expect(await release({ codigoAssociado, ...(radiologia && { radiologia }) })).toMatchObject({
      status: 422,
      codigo: 'API-LIB-0016',
    })
  })

  it('is no question of what would be released: that is of the type of exams', async () => {
    const query = { codigoAssociado: await createAssociado(t), codigoEspecialidade: 14 as const }
    const { body } = await t.call(liberacaoSenha.getInformacoesGto, { query }, { as: await t.as(100003) })
    expect(body).toMatchObject({ codigoTipoAtendimento: 2, permitido: true, codigoErro: null })
  })

  it('is said of radiology alone', async () => {
    const recusada = await release({ ...(await emPapel(deFora)), codigoEspecialidade: 1 }, 100001)
    expect(recusada.detalhes).toMatchObject([{ campo: 'radiologia' }])
  })

  it('is asked for when the events are judged: 1411', async () => {
    const { body } = await release(await emPapel(deFora))
    const { numeroFicha } = body
    const panoramica = { codigoEvento: '81000405', quantidade: 1, numeroSequenciaInclusao: 1 }
    await t.rows(
      `update guia set nome_solicitante = null, cro_solicitante = null, uf_solicitante = null, tipo_solicitante = null
        where numero_ficha = $1`,
      [numeroFicha],
    )
    const enviada = await sendEventos(t, numeroFicha, [panoramica], 100003)
    expect(enviada.detalhes).toMatchObject([{ codigoGlosa: '1411' }])
  })

  it('goes along to a complementary guide', async () => {
    const { numeroFicha } = (await release(await emPapel(deFora))).body
    const panoramica = { codigoEvento: '81000405', quantidade: 1, numeroSequenciaInclusao: 1 }
    expect((await sendEventos(t, numeroFicha, [panoramica], 100003)).status).toBe(200)
    expect((await readGuia(t, numeroFicha)).status).toBe(1)
    const { body } = await t.call(
      liberacaoSenha.releaseComplementar,
      { body: { numeroFicha } },
      { as: await t.as(100003) },
    )
    expect(await keptOf(body.numeroFicha)).toMatchObject({ nome: 'Joana Prates Lima', pedido: null, tipo: 2 })
  })
})
