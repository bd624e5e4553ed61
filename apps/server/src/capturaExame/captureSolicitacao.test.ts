import { capturaExame } from '@portal/contract/capturaExame.ts'
import { acceptsAcao } from '@portal/domain/solicitacaoExame/acaoSolicitacao.tables.ts'
import { statusSolicitacoes } from '@portal/domain/solicitacaoExame/statusSolicitacao.tables.ts'
import { describe, expect, it } from 'vitest'
import { PANORAMICA, PERIAPICAL, readSolicitacao } from '../solicitacaoExame/solicitacao.fixture.ts'
import { withoutRequisicao } from '../testing/matriz/chamada.ts'
import { openTestApp } from '../testing/testApp.ts'
import { type Captura, capture, createCapturavel, giveBack, openGuia } from './capturaExame.fixture.ts'

const t = await openTestApp()

describe('a capture', () => {
  it('shows the patient, the requester and the approved exams, and reserves the number of the form', async () => {
    const negada = { ...PERIAPICAL, sequencial: 3, situacao: 'REPROVADO' } as const
    const motivo = { codigoGlosa: '3059', severidade: 'aviso', campo: 'codigoEvento', texto: 'x' } as const
    const eventos = [{ ...PANORAMICA, motivos: [motivo] }, PERIAPICAL, negada]
    const body = await createCapturavel(t, { eventos, status: 'PARCIALMENTE_APROVADA' })
    const { status, body: captura } = await capture(t, body)
    expect(status).toBe(200)
    expect(captura).toMatchObject({
      numeroSolicitacaoExame: body.numeroSolicitacao,
      associado: { codigoAssociado: body.codigoAssociado, dataNascimento: body.dataNascimento },
      solicitante: { nome: 'Ana Prado', numeroCro: '12345', siglaUf: 'SP' },
      hipoteseDiagnostica: 'Lesão periapical do 16.',
      eventos: [
        { codigo: '81000405', motivos: [], quantidade: 1 },
        {
          codigo: '81000421',
          justificativa: PERIAPICAL.justificativa,
          complementoLocais: {
            locais: [{ codigoLocal: 'RMSD', foco: 'ápice do 16' }, { codigoLocal: 'RPSD' }],
          },
        },
      ],
      capturadaEm: '2026-11-21T12:00:00.000Z',
      devolverAte: '2026-11-22T12:00:00.000Z',
      prazoDevolucao: '2026-11-22T12:00:00.000Z',
      guiaAberta: false,
    })
    expect(captura.eventos).toHaveLength(2)
    const { status: guardado, versao, passos } = await readSolicitacao(t, body.numeroSolicitacao)
    expect([guardado, versao, passos.at(-1)]).toEqual([
      'CAPTURADA',
      2,
      {
        autor: 'Radiologia Odontológica Imagem Clara Ltda.',
        acao: 'capture',
        deStatus: 'PARCIALMENTE_APROVADA',
        paraStatus: 'CAPTURADA',
        motivo: null,
      },
    ])
    const [ocupada] = await t.rows<{ livre: boolean }>(
      'select last_value >= $1 as livre from numero_ficha_seq',
      [captura.numeroFichaSolicitacao],
    )
    expect(ocupada?.livre).toBe(true)
  })

  it('repeated by the same unit answers its own; another is told that it was captured, by nobody’s name', async () => {
    const body = await createCapturavel(t)
    const primeira = await capture(t, body)
    t.clock.advance(60_000)
    const segunda = await capture(t, body)
    expect(primeira.body.jaCapturada).toBe(false)
    expect(segunda.body).toEqual({ ...primeira.body, jaCapturada: true })
    const outra = await capture(t, body, 100011)
    expect(outra).toMatchObject({ status: 409, codigo: 'API-CAP-0003' })
    expect(String(outra.raw)).not.toMatch(/Imagem Clara|100003/)
  })

  it('leaves a row in the trail of the unit and of the requester', async () => {
    const body = await createCapturavel(t)
    await capture(t, body)
    const linhas = await t.rows(
      `select codigo_credenciado as credenciado, login, resultado, objeto from trilha
        where codigo_associado = $1 and operacao = 'capturaExame.captureSolicitacao' order by credenciado`,
      [body.codigoAssociado],
    )
    expect(linhas).toEqual([
      {
        credenciado: 100001,
        login: 100003,
        resultado: 'ok',
        objeto: `pedido de exames ${body.numeroSolicitacao}, lido pela unidade 100003`,
      },
      {
        credenciado: 100003,
        login: 100003,
        resultado: 'ok',
        objeto: `captura do pedido de exames ${body.numeroSolicitacao}`,
      },
    ])
  })

  it.each(statusSolicitacoes.map(({ codigo }) => codigo))('of a request in %s', async (status) => {
    const body = await createCapturavel(t, { status: status === 'CAPTURADA' ? 'APROVADA_PORTAL' : status })
    if (status === 'CAPTURADA') await capture(t, body, 100011)
    const pode = acceptsAcao(status, 'capture')
    const codigo = status === 'CAPTURADA' ? 'API-CAP-0003' : 'API-CAP-0004'
    expect(await capture(t, body)).toMatchObject(pode ? { status: 200 } : { status: 409, codigo })
  })

  it.each([
    ['2026-11-21', 200],
    ['2026-11-20', 409],
  ])('until the last day of its validity: %s', async (validade, status) => {
    expect((await capture(t, await createCapturavel(t, { validade }))).status).toBe(status)
  })
})

it('is not captured once the patient’s plan ended', async () => {
  const body = await createCapturavel(t)
  await t.rows(`update associado_plano set fim = '2026-11-20' where codigo_associado = $1`, [
    body.codigoAssociado,
  ])
  const mensagem = expect.stringContaining('Plano terminou em 20/11/2026. ')
  expect(await capture(t, body)).toMatchObject({ codigo: 'API-CAP-0004', detalhes: [{ mensagem }] })
})

it('whose patient’s plan ended since says so, and its guide is not released', async () => {
  const body = await createCapturavel(t)
  await capture(t, body)
  await t.rows(`update associado_plano set fim = '2026-11-20' where codigo_associado = $1`, [
    body.codigoAssociado,
  ])
  const { captura, aberta } = await openGuia(t, body)
  expect(captura.fimCobertura).toEqual({ dia: '2026-11-20', motivo: 'plano' })
  expect(aberta).toMatchObject({ status: 422, codigo: 'API-LIB-0001' })
})

describe('who may capture', () => {
  it.each([
    [100001, 'API-ACE-0003'],
    [100009, 'API-MEN-0001'],
  ])('not %i', async (login, codigo) => {
    expect(await capture(t, await createCapturavel(t), login)).toMatchObject({ codigo })
  })

  it.each(['unidade_radio', 'captura_exame'])('not without the flag %s', async (flag) => {
    const body = await createCapturavel(t)
    await t.rows(`update credenciado set ${flag} = false where codigo = 100011`)
    expect(await capture(t, body, 100011)).toMatchObject({ codigo: 'API-MEN-0001' })
    await t.rows(`update credenciado set ${flag} = true where codigo = 100011`)
    expect((await capture(t, body, 100011)).status).toBe(200)
  })
})

describe('what does not agree', () => {
  it('is a patient whose plan went to another network', async () => {
    const body = await createCapturavel(t)
    await t.rows(
      `update associado_plano set codigo_plano = (
         select codigo from plano where rede <> (select rede from credenciado where codigo = 100003) limit 1)
        where codigo_associado = $1`,
      [body.codigoAssociado],
    )
    expect(await capture(t, body)).toMatchObject({ codigo: 'API-CAP-0001' })
  })

  it('is counted over all numbers: after twenty the unit waits', async () => {
    const certa = await createCapturavel(t)
    for (let vez = 0; vez < 20; vez++) {
      const errada = { ...certa, numeroSolicitacao: 900_000 + vez }
      expect((await capture(t, errada, 100011)).codigo).toBe('API-CAP-0001')
    }
    const recusada = await capture(t, certa, 100011)
    expect(recusada).toMatchObject({ status: 429, codigo: 'API-CAP-0002' })
    expect(recusada.headers['retry-after']).toBe('3600')
    expect((await capture(t, certa)).status).toBe(200)
    t.clock.advance(3_600_000)
    t.forget()
  })

  it('is counted once where it is sent again with its key, which counts for nothing else', async () => {
    const certa = await createCapturavel(t)
    const errada = { ...certa, dataNascimento: '1986-03-11' }
    const as = await t.as(100011)
    const send = (body: Captura, key: string) =>
      t.call(capturaExame.captureSolicitacao, { body }, { as, key })
    const key = crypto.randomUUID()
    for (let vez = 0; vez < 6; vez++) expect((await send(errada, key)).codigo).toBe('API-CAP-0001')
    const dias = ['12', '13', '14', '15']
    for (const dia of dias) {
      const outra = { ...errada, dataNascimento: `1987-03-${dia}` }
      expect((await send(outra, key)).codigo).toBe('API-CAP-0001')
    }
    expect((await send(certa, key)).codigo).toBe('API-CAP-0002')
    t.clock.advance(3_600_000)
    t.forget()
  })

  it('is answered alike, whatever of it is wrong, and shows nothing', async () => {
    const certa = await createCapturavel(t)
    const outra = await createCapturavel(t)
    const respostas = [
      await capture(t, { ...certa, numeroSolicitacao: 999_999 }),
      await capture(t, { ...certa, codigoAssociado: outra.codigoAssociado }),
      await capture(t, { ...certa, codigoAssociado: '999999999' }),
      await capture(t, { ...certa, dataNascimento: '1986-03-11' }),
      await capture(t, certa, 200002),
    ]
    expect(respostas.map(({ codigo }) => codigo)).toEqual(respostas.map(() => 'API-CAP-0001'))
    expect(new Set(respostas.slice(0, 4).map(({ raw }) => withoutRequisicao(raw))).size).toBe(1)
    expect((await readSolicitacao(t, certa.numeroSolicitacao)).status).toBe('APROVADA_PORTAL')
  })

  it('five times keeps the unit from that number for an hour, and from no other', async () => {
    const certa = await createCapturavel(t)
    const outra = await createCapturavel(t)
    const errada = { ...certa, dataNascimento: '1986-03-11' }
    for (let vez = 0; vez < 5; vez++) expect((await capture(t, errada)).codigo).toBe('API-CAP-0001')
    const recusada = await capture(t, certa)
    expect(recusada).toMatchObject({ status: 429, codigo: 'API-CAP-0002' })
    expect(recusada.headers['retry-after']).toBe('3600')
    expect((await capture(t, outra)).status).toBe(200)
    expect((await capture(t, errada, 100011)).codigo).toBe('API-CAP-0001')
    t.clock.advance(3_599_000)
    t.forget()
    expect((await capture(t, certa)).headers['retry-after']).toBe('1')
    t.clock.advance(1000)
    expect((await capture(t, certa)).status).toBe(200)
  })

  it('counts no more once the right one came, and an unknown number as any other', async () => {
    const certa = await createCapturavel(t)
    const errada = { ...certa, dataNascimento: '1986-03-11' }
    for (let vez = 0; vez < 4; vez++) await capture(t, errada)
    expect((await capture(t, certa)).status).toBe(200)
    for (let vez = 0; vez < 5; vez++) await capture(t, { ...certa, numeroSolicitacao: 999_998 })
    expect(await capture(t, { ...certa, numeroSolicitacao: 999_998 })).toMatchObject({
      codigo: 'API-CAP-0002',
    })
    expect((await capture(t, errada)).codigo).toBe('API-CAP-0001')
  })

  it('of many at once five are judged', async () => {
    const certa = await createCapturavel(t)
    const errada = { ...certa, dataNascimento: '1986-03-11' }
    const respostas = await Promise.all(Array.from({ length: 12 }, () => capture(t, errada)))
    const codigos = respostas.map(({ codigo }) => codigo).sort()
    expect(codigos).toEqual([...Array(5).fill('API-CAP-0001'), ...Array(7).fill('API-CAP-0002')])
  })

  it('is among the look-ups of a minute', async () => {
    const certa = await createCapturavel(t)
    const { limiteConsulta } = t.services
    while (limiteConsulta.take(100011, t.clock.now()) === 0);
    expect(await capture(t, certa, 100011)).toMatchObject({ status: 429, codigo: 'API-ELE-0003' })
    expect((await readSolicitacao(t, certa.numeroSolicitacao)).status).toBe('APROVADA_PORTAL')
    t.clock.advance(61_000)
  })
})

describe('two units at once', () => {
  it('one gets it, the other is told that it is gone', async () => {
    for (let vez = 0; vez < 10; vez++) {
      const body = await createCapturavel(t)
      const respostas = await Promise.all([capture(t, body), capture(t, body, 100011)])
      expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(respostas.find(({ status }) => status === 409)?.codigo).toBe('API-CAP-0003')
    }
  })
})

it('lists what the unit captured and nobody else’s, newest first, page after page', async () => {
  const meus = [await createCapturavel(t), await createCapturavel(t), await createCapturavel(t)]
  for (const body of meus) {
    t.clock.advance(1000)
    await capture(t, body, 200002)
    await capture(t, body, 100011)
  }
  const as = await t.as(100011)
  const ler = async (query: { cursor?: string; limite: number }) =>
    (await t.call(capturaExame.listCapturas, { query }, { as })).body
  const primeira = await ler({ limite: 2 })
  const numeros = meus.map(({ numeroSolicitacao }) => numeroSolicitacao).reverse()
  expect(primeira.capturas.map((captura) => captura.numeroSolicitacaoExame)).toEqual(numeros.slice(0, 2))
  const segunda = await ler({ limite: 1, cursor: primeira.proximo ?? '' })
  expect(segunda.capturas.map((captura) => captura.numeroSolicitacaoExame)).toEqual(numeros.slice(2))
  const outra = await t.call(capturaExame.listCapturas, { query: {} }, { as: await t.as(200002) })
  expect(outra.body).toEqual({ capturas: [], proximo: null })
  const [ultima = 0] = numeros
  const so = await ler({ limite: 1 })
  await giveBack(t, ultima, 100011)
  const depois = await ler({ limite: 2, cursor: so.proximo ?? '' })
  expect(depois.capturas.map((captura) => captura.numeroSolicitacaoExame)).toEqual(numeros.slice(1))
  const torta = await t.call(capturaExame.listCapturas, { query: { cursor: 'x' } }, { as })
  expect(torta).toMatchObject({ codigo: 'API-GEN-0001' })
})

describe('who asked, by registration', () => {
  const ask = async (query: object, login = 100003) =>
    t.call(
      capturaExame.getSolicitante,
      { query: { numeroCro: '45128', siglaUf: 'SP', tipoSolicitante: 'CREDENCIADO', ...query } } as never,
      { as: await t.as(login) },
    )

  it('is a dentist of the network', async () => {
    expect((await ask({})).body).toEqual({
      nome: 'Ana Beatriz Monteiro',
      numeroCro: '45128',
      siglaUf: 'SP',
      tipoSolicitante: 'CREDENCIADO',
      codigoDentistaSolicitante: 1000011,
    })
  })

  it.each([
    ['another state', { siglaUf: 'RJ' }, 100003],
    ['another network', {}, 200002],
    ['whoever has left', { numeroCro: '38816' }, 100003],
  ])('is nobody of %s', async (_quem, query, login) => {
    expect(await ask(query, login)).toMatchObject({ status: 404, codigo: 'API-CAP-0006' })
  })

  it('is not known where it is said to be from outside the network', async () => {
    expect((await ask({ tipoSolicitante: 'NAO_CREDENCIADO' })).body).toMatchObject({
      nome: null,
      codigoDentistaSolicitante: null,
    })
  })
})

it('answers a repetition only while the capture stands', async () => {
  const body = await createCapturavel(t)
  const as = await t.as(100003)
  const key = crypto.randomUUID()
  const send = () => t.call(capturaExame.captureSolicitacao, { body }, { as, key })
  const primeira = await send()
  expect((await send()).body).toEqual(primeira.body)
  await giveBack(t, body.numeroSolicitacao)
  expect((await capture(t, body, 100011)).status).toBe(200)
  expect(await send()).toMatchObject({ status: 409, codigo: 'API-CAP-0003' })
  await giveBack(t, body.numeroSolicitacao, 100011)
  const nova = await send()
  expect(nova.body.numeroFichaSolicitacao).toBeGreaterThan(primeira.body.numeroFichaSolicitacao)
  expect((await send()).body).toEqual(nova.body)
})
