import { carta } from '@portal/contract/carta.ts'
import { evento } from '@portal/contract/evento.ts'
import { guia } from '@portal/contract/guia.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadUsadoMes } from '../associado/copartMes.store.ts'
import { listPlanos } from '../associado/plano.store.ts'
import {
  dateEvento,
  detailGuia,
  ENDODONTIA,
  insertImagem,
  releaseGuia,
  runFila,
  sendEventos,
} from '../testing/guia.fixture.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { openCena, RESINA, resina, resinas } from './tetoCoparticipacao.fixture.ts'

const t = await openTestApp()
const { setClock, createPaciente, send, perform, chargeOf, tetoOf, askCobertura, readTudo } = openCena(t)
/** Another clinic of the network, and one of another network. */
const [OUTRA, DE_OUTRA_REDE] = [100004, 200001]
const DEZEMBRO = '2026-12-02T12:00:00Z'

beforeAll(() =>
  // A fifth of the resin's 100.00 is the patient's: two and a half of them fit.
  t.rows(
    `insert into plano_teto_mes values ('AURCOM', '2026-11-01', 5000), ('AURESS', '2026-11-01', 5000)
         on conflict (codigo_plano, desde) do update set teto_centavos = excluded.teto_centavos`,
  ),
)
afterEach(() => {
  t.clock.set(TEST_NOW)
  t.forget()
})

describe('Operadora §4: o teto do mês da coparticipação', () => {
  it('toda pergunta responde com o que o outro consultório deixou do mês', async () => {
    const paciente = await createPaciente()
    expect(await chargeOf(await perform(paciente, ['16', '17'], OUTRA), OUTRA)).toEqual(['20.00', '20.00'])
    expect(await tetoOf(paciente)).toEqual([{ mes: '2026-11', limite: '50.00', usado: '40.00' }])
    expect(await askCobertura(paciente)).toMatchObject({
      valor: '100.00',
      valorCopart: '10.00',
      planos: [{ valorCopart: '10.00' }],
    })

    const as = await t.as(100001)
    const numeroFicha = await releaseGuia(t, { codigoAssociado: paciente })
    const query = { numeroFicha }
    const valor = { query: { ...query, codigoEvento: '85100200', quantidade: 2 } }
    expect((await t.call(evento.getValor, valor, { as })).body).toEqual({
      valor: '200.00',
      valorCopart: '10.00',
    })
    const { precos } = (await t.call(rascunho.getContexto, { query }, { as })).body
    expect(precos.find(({ codigoEvento }) => codigoEvento === '85100200')).toMatchObject({
      valorCopart: '10.00',
    })
    const itens = ['26', '27'].map((dente, i) => ({ ...RESINA, dente, sequencial: i + 1, quantidade: 1 }))
    const { valores } = (await t.call(rascunho.simulateGuia, { body: { numeroFicha, itens } }, { as })).body
    expect(valores.map(({ valorCopart }) => valorCopart)).toEqual(['10.00', '0.00'])
    expect((await detailGuia(t, numeroFicha)).tetoCoparticipacao).toMatchObject({ usado: '40.00' })

    await sendEventos(t, numeroFicha, resinas('26', '27'))
    expect(await detailGuia(t, numeroFicha)).toMatchObject({
      valorCopartTotal: '10.00',
      eventos: [{ valorCopart: '10.00' }, { valorCopart: '0.00' }],
      tetoCoparticipacao: { mes: '2026-11', limite: '50.00', usado: '40.00' },
    })
    const { body } = await t.call(carta.getEstimativa, { query }, { as })
    expect(body).toMatchObject({ valorPlanoTotal: '190.00', valorPacienteTotal: '10.00' })
    expect(body.notas).toMatch(/no máximo R\$\s50,00 por mês/)
  })

  it.each([
    ['2026-11-21', '10.00', { mes: '2026-11', limite: '50.00', usado: '40.00' }],
    ['2026-12-01', '20.00', { mes: '2026-12', limite: '50.00', usado: '0.00' }],
    // Nothing of the guide is done in October: its first month is told instead.
    ['2026-10-15', '10.00', { mes: '2026-11', limite: '50.00', usado: '40.00' }],
  ])('perguntado de %s, o valor diz o mês desse dia', async (data, valorCopart, tetoCoparticipacao) => {
    const paciente = await createPaciente()
    await perform(paciente, ['16', '17'], OUTRA)
    const numeroFicha = await releaseGuia(t, { codigoAssociado: paciente })
    const query = { numeroFicha, codigoEvento: RESINA.codigoEvento, quantidade: 1, data }
    const { body } = await t.call(evento.getValor, { query }, { as: await t.as(100001) })
    expect(body).toEqual({ valor: '100.00', valorCopart, tetoCoparticipacao })
  })

  it.each([
    ['o evento guardado não conta contra si mesmo', 3, '10.00', '40.00'],
    ['outro evento conta com todos eles', undefined, '0.00', '50.00'],
  ])('perguntado o valor, %s', async (_nome, numeroSequencialInclusao, valorCopart, usado) => {
    const numeroFicha = await perform(await createPaciente(), ['16', '17', '26'])
    const query = { numeroFicha, codigoEvento: RESINA.codigoEvento, quantidade: 1, data: '2026-11-21' }
    const { body } = await t.call(
      evento.getValor,
      { query: { ...query, ...(numeroSequencialInclusao && { numeroSequencialInclusao }) } },
      { as: await t.as(100001) },
    )
    expect(body).toMatchObject({ valorCopart, tetoCoparticipacao: { usado } })
  })

  it('o só autorizado não tira do feito, e toda leitura dele diz o que lhe restaria hoje', async () => {
    const paciente = await createPaciente()
    const aqui = await send(paciente, ['16', '17', '26'])
    const expectPartes = async (partes: readonly string[], total: string) =>
      expect(await readTudo(paciente, aqui)).toEqual({
        partes: [partes, partes, partes],
        totais: [total, total, total],
      })
    await expectPartes(['20.00', '20.00', '10.00'], '50.00')

    const la = await send(paciente, ['36', '37', '46'], OUTRA)
    for (const cada of [resina('46', 3), resina('36'), resina('37', 2)])
      await dateEvento(t, la, cada, undefined, OUTRA)
    expect(await chargeOf(la, OUTRA)).toEqual(['20.00', '10.00', '20.00'])
    await expectPartes(['0.00', '0.00', '0.00'], '0.00')

    await dateEvento(t, la, resina('46', 3), null, OUTRA)
    await expectPartes(['20.00', '0.00', '0.00'], '20.00')
    await dateEvento(t, aqui, resina('26', 3))
    await expectPartes(['0.00', '0.00', '20.00'], '20.00')
    expect(await chargeOf(la, OUTRA)).toEqual(['20.00', '10.00', '0.00'])
    expect(await tetoOf(paciente)).toMatchObject([{ usado: '50.00' }])
    setClock(DEZEMBRO)
    await expectPartes(['20.00', '20.00', '20.00'], '60.00')
  })

  it('na mesma guia, o que se envia com a sua data vem antes do que se fará', async () => {
    const numeroFicha = await releaseGuia(t, { codigoAssociado: await createPaciente() })
    const datada = { ...resina('26', 3), data: '21/11/2026' }
    await sendEventos(t, numeroFicha, [resina('16'), resina('17', 2), datada])
    expect(await chargeOf(numeroFicha)).toEqual(['20.00', '10.00', '20.00'])
  })

  it('o que se data de novo não conta duas vezes', async () => {
    const paciente = await createPaciente()
    const numeroFicha = await perform(paciente, ['16', '17', '26'])
    for (const data of ['2026-11-21', null, '2026-11-21']) {
      expect((await dateEvento(t, numeroFicha, resina('16'), data)).status).toBe(200)
      await dateEvento(t, numeroFicha, resina('26', 3), data)
      expect(await chargeOf(numeroFicha)).toEqual(['20.00', '20.00', '10.00'])
    }
    expect(await tetoOf(paciente)).toMatchObject([{ usado: '50.00' }])
  })

  it.each<[string, string]>([
    ['a guia cancelada', `update guia set status_ficha = 6 where numero_ficha = $1`],
    ['o negado', `update evento_guia set autorizacao = 3 where numero_ficha = $1`],
    ['o que perdeu a data', `update evento_guia set data_realizacao = null where numero_ficha = $1`],
  ])('%s devolve a sua parte', async (_nome, sql) => {
    const paciente = await createPaciente()
    const numeroFicha = await perform(paciente, ['16', '17', '26'])
    expect(await askCobertura(paciente)).toMatchObject({ valorCopart: '0.00' })
    await t.rows(sql, [numeroFicha])
    expect(await tetoOf(paciente)).toMatchObject([{ usado: '0.00' }])
    expect(await askCobertura(paciente)).toMatchObject({ valorCopart: '20.00' })
  })

  it.each([
    ['no último minuto do mês em São Paulo', '2026-12-01T02:59:00Z', '2026-11', '0.00'],
    ['no primeiro do outro', '2026-12-01T03:00:00Z', '2026-12', '20.00'],
  ])('%s conta o mês de lá', async (_nome, agora, mes, copart) => {
    const paciente = await createPaciente()
    await perform(paciente, ['16', '17', '26'])
    setClock(agora)
    expect(await askCobertura(paciente)).toMatchObject({ valorCopart: copart })
    expect(await tetoOf(paciente)).toMatchObject([{ mes }])
  })

  it('a data leva o evento ao mês em que foi feito, e deixa o outro', async () => {
    const paciente = await createPaciente()
    const numeroFicha = await perform(paciente, ['16', '17', '26'])
    setClock(DEZEMBRO)
    await dateEvento(t, numeroFicha, resina('26', 3), '2026-12-01')
    expect(await chargeOf(numeroFicha)).toEqual(['20.00', '20.00', '20.00'])
    expect(await tetoOf(paciente)).toMatchObject([{ mes: '2026-12', usado: '20.00' }])
    await dateEvento(t, numeroFicha, resina('26', 3), '2026-11-30')
    expect(await chargeOf(numeroFicha)).toEqual(['20.00', '20.00', '10.00'])
  })

  describe('o que passa a outro mês tem desde logo o preço e o teto de lá', () => {
    afterEach(() => t.rows(`delete from preco_evento where desde = '2026-12-01'`))
    const raise = (codigoEvento: string, centavos: number) =>
      t.rows(`insert into preco_evento values ('AURORA', $1, '2026-12-01', $2)`, [codigoEvento, centavos])
    const readDinheiro = async (numeroFicha: number) => {
      const { valorTotal, eventos, assinatura, historico } = await detailGuia(t, numeroFicha)
      const guardado = await t.rows<{ valor: number; copart: number }>(
        `select valor_centavos as valor, copart_centavos as copart from evento_guia
          where numero_ficha = $1 order by sequencial_inclusao`,
        [numeroFicha],
      )
      return {
        valorTotal,
        copart: eventos.map(({ valorCopart }) => valorCopart),
        guardado: guardado.map(({ valor, copart }) => [valor, copart]),
        assinada: assinatura !== null,
        motivo: historico.at(-1)?.motivo,
      }
    }

    it('pela auditoria', async () => {
      const paciente = await createPaciente()
      await perform(paciente, ['16', '17', '36'], OUTRA)
      const numeroFicha = await releaseGuia(t, { codigoAssociado: paciente })
      await insertImagem(t, numeroFicha, 'inicial')
      await sendEventos(t, numeroFicha, [ENDODONTIA])
      expect(await readDinheiro(numeroFicha)).toMatchObject({ copart: ['0.00'] })
      await raise(ENDODONTIA.codigoEvento, 20_000)
      setClock(DEZEMBRO)
      for (let passo = 0; passo < 3; passo++) await runFila(t, 'concludeAuditoria', numeroFicha)
      expect(await readDinheiro(numeroFicha)).toMatchObject({
        valorTotal: '200.00',
        copart: ['40.00'],
        guardado: [[20_000, 4000]],
      })
    })

    it('pela renovação da senha, que desfaz a assinatura de outra soma', async () => {
      const numeroFicha = await send(await createPaciente(), ['16', '17', '26'])
      await dateEvento(t, numeroFicha, resina('16'))
      await t.call(guia.sign, { params: { id: numeroFicha } }, { as: await t.as(100001) })
      expect(await readDinheiro(numeroFicha)).toMatchObject({ valorTotal: '300.00', assinada: true })
      await t.rows(`update guia set validade_senha = '2026-11-30' where numero_ficha = $1`, [numeroFicha])
      await raise('85100200', 15_000)
      setClock(DEZEMBRO)
      await t.call(liberacaoSenha.renewSenha, { body: { numeroFicha } }, { as: await t.as(100001) })
      expect(await readDinheiro(numeroFicha)).toEqual({
        valorTotal: '400.00',
        copart: ['20.00', '30.00', '20.00'],
        guardado: [
          [10_000, 2000],
          [15_000, 3000],
          [15_000, 2000],
        ],
        assinada: false,
        motivo: expect.stringMatching(/A assinatura anterior deixou de valer\.$/),
      })
      await dateEvento(t, numeroFicha, resina('17', 2))
      await dateEvento(t, numeroFicha, resina('17', 2), null)
      expect(await readDinheiro(numeroFicha)).toMatchObject({ valorTotal: '400.00' })
    })
  })

  it('quem recolhe muda e o teto fica; o teto acaba e quem recolhe fica', async () => {
    const paciente = await createPaciente()
    await perform(paciente, ['16', '17'])
    await t.rows(`insert into plano_coparticipacao values ('AURCOM', '2026-11-20', 'operadora')`)
    const comTeto = [await askCobertura(paciente), await tetoOf(paciente)]
    await t.rows(`insert into plano_teto_mes values ('AURCOM', '2026-11-20', null)`)
    const semTeto = [await askCobertura(paciente), await tetoOf(paciente)]
    for (const tabela of ['plano_coparticipacao', 'plano_teto_mes'])
      await t.rows(`delete from ${tabela} where codigo_plano = 'AURCOM' and desde = '2026-11-20'`)
    expect(comTeto).toMatchObject([
      { valorCopart: '0.00', valorCopartOperadora: '10.00' },
      [{ limite: '50.00', usado: '40.00' }],
    ])
    expect(semTeto).toMatchObject([{ valorCopart: '0.00', valorCopartOperadora: '20.00' }, [undefined]])
  })

  it('a guia de um plano que o paciente deixou se cobra e se conta por um só, o de agora', async () => {
    const paciente = await createPaciente()
    const numeroFicha = await send(paciente, ['16', '17'])
    await dateEvento(t, numeroFicha, resina('16'))
    await t.rows(`update associado_plano set codigo_plano = 'AURESS' where codigo_associado = $1`, [paciente])
    expect(await tetoOf(paciente)).toEqual([{ mes: '2026-11', limite: '50.00', usado: '0.00' }])
    await dateEvento(t, numeroFicha, resina('17', 2))
    expect(await tetoOf(paciente)).toEqual([{ mes: '2026-11', limite: '50.00', usado: '30.00' }])
    expect((await detailGuia(t, numeroFicha)).tetoCoparticipacao).toMatchObject({ usado: '30.00' })
    expect(await askCobertura(paciente)).toMatchObject({ valorCopartOperadora: '20.00' })
  })

  it.each([
    ['2026-11-21', '0.00', [{ mes: '2026-11', limite: '50.00', usado: '60.00' }]],
    ['2026-11-22', '20.00', [undefined]],
  ])('desde %s, conta o mês inteiro, e nada devolve do que já se pagou', async (desde, copart, teto) => {
    const setDesde = (dia: string) =>
      t.rows(`update plano_teto_mes set desde = $1 where codigo_plano = 'AURCOM'`, [dia])
    const paciente = await createPaciente()
    await setDesde('2026-12-01')
    const antes = await perform(paciente, ['16', '17', '26'])
    await setDesde(desde)
    const lido = [(await askCobertura(paciente)).valorCopart, await tetoOf(paciente), await chargeOf(antes)]
    await setDesde('2026-11-01')
    expect(lido).toEqual([copart, teto, ['20.00', '20.00', '20.00']])
  })

  it('de dois consultórios no mesmo instante, o segundo vê o que o primeiro levou', async () => {
    const paciente = await createPaciente()
    await perform(paciente, ['36'])
    const daqui = await send(paciente, ['16'])
    const deLa = await send(paciente, ['26'], OUTRA)
    await Promise.all([
      dateEvento(t, daqui, resina('16')),
      dateEvento(t, deLa, resina('26'), undefined, OUTRA),
    ])
    expect([await chargeOf(daqui), await chargeOf(deLa, OUTRA)].flat().toSorted()).toEqual(['10.00', '20.00'])
    expect(await tetoOf(paciente)).toMatchObject([{ usado: '50.00' }])
  })

  it('a soma não se diz à outra rede, nem na guia encerrada', async () => {
    const paciente = await createPaciente()
    await perform(paciente, ['16', '17', '26'])
    const numeroFicha = await send(paciente, ['27'])
    const readSoma = (login: number) =>
      t.services.pool.transaction(login, async (db) => {
        const planos = await listPlanos(db, paciente)
        const usado = await loadUsadoMes(db, { codigoAssociado: paciente, planos, dias: ['2026-11-21'] })
        return usado('AURCOM', '2026-11')
      })
    expect([await readSoma(OUTRA), await readSoma(DE_OUTRA_REDE)]).toEqual([5000, 0])
    await t.call(
      guia.cancelGuia,
      { body: { numeroFicha, motivo: 'Pedida por engano.' } },
      { as: await t.as(100001) },
    )
    expect((await detailGuia(t, numeroFicha)).tetoCoparticipacao).toBeUndefined()
    // Nor by what one more event would leave of it.
    const query = { numeroFicha, codigoEvento: RESINA.codigoEvento, quantidade: 99 }
    const { body } = await t.call(evento.getValor, { query }, { as: await t.as(100001) })
    expect(Number(body.valorCopart)).toBeGreaterThan(50)
  })
})
