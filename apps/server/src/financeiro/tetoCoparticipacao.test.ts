import { carta } from '@portal/contract/carta.ts'
import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { evento } from '@portal/contract/evento.ts'
import { guia } from '@portal/contract/guia.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadUsadoMes } from '../associado/copartMes.store.ts'
import { listPlanos } from '../associado/plano.store.ts'
import {
  createAssociado,
  dateEvento,
  detailGuia,
  type EventoEnvio,
  RESTAURACAO,
  releaseGuia,
  sendEventos,
} from '../testing/guia.fixture.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'

const t = await openTestApp()
/** Another clinic of the network, and one of another network. */
const [OUTRA, DE_OUTRA_REDE] = [100004, 200001]
const RESINA = { codigoEvento: '85100200', dente: '26', faces: 'OM' }

beforeAll(() =>
  // A fifth of the resin's 100.00 is the patient's: two and a half of them fit.
  t.rows(
    `update plano_coparticipacao set teto_mes_centavos = 5000 where codigo_plano in ('AURCOM', 'AURESS')`,
  ),
)
afterEach(() => {
  t.clock.set(TEST_NOW)
  t.forget()
})

/** Whoever entered enters again: a session does not last so long. */
function setClock(agora: string): void {
  t.clock.set(new Date(agora))
  t.forget()
}

async function createPaciente(plano = 'AURCOM'): Promise<string> {
  const codigo = await createAssociado(t)
  await t.rows('update associado_plano set codigo_plano = $2 where codigo_associado = $1', [codigo, plano])
  return codigo
}

const resinas = (...dentes: readonly string[]): EventoEnvio[] =>
  dentes.map((codigoLocalizacao, i) => ({
    ...RESTAURACAO,
    codigoLocalizacao,
    numeroSequenciaInclusao: i + 1,
  }))

async function send(codigoAssociado: string, dentes: readonly string[], login = 100001): Promise<number> {
  const numeroFicha = await releaseGuia(t, { codigoAssociado, login })
  await sendEventos(t, numeroFicha, resinas(...dentes), login)
  return numeroFicha
}

/** The patient's part of each event of a guide, as its provider reads it. */
const chargeOf = async (numeroFicha: number, login = 100001) =>
  (await detailGuia(t, numeroFicha, login)).eventos.map(({ valorCopart }) => valorCopart)

const tetoOf = async (codigoAssociado: string) => {
  const as = await t.as(100001)
  const { body } = await t.call(elegibilidade.getInformacoes, { query: { codigoAssociado } }, { as })
  return body.planos.map(({ tetoCoparticipacao }) => tetoCoparticipacao)
}

const askCobertura = async (codigoAssociado: string) => {
  const query = { codigoAssociado, ...RESINA }
  return (await t.call(elegibilidade.getEvento, { query }, { as: await t.as(100001) })).body
}

describe('Operadora §4: o teto do mês da coparticipação', () => {
  it('toda pergunta responde com o que o outro consultório deixou do mês', async () => {
    const paciente = await createPaciente()
    expect(await chargeOf(await send(paciente, ['16', '17'], OUTRA), OUTRA)).toEqual(['20.00', '20.00'])
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
      tetoCoparticipacao: { mes: '2026-11', limite: '50.00', usado: '50.00' },
    })
    const { body } = await t.call(carta.getEstimativa, { query }, { as })
    expect(body).toMatchObject({ valorPlanoTotal: '190.00', valorPacienteTotal: '10.00' })
    expect(body.notas).toMatch(/no máximo R\$\s50,00 por mês/)
  })

  it('o que se data de novo não conta duas vezes', async () => {
    const paciente = await createPaciente()
    const numeroFicha = await send(paciente, ['16', '17', '26'])
    const [primeiro, , terceiro] = resinas('16', '17', '26')
    for (const data of ['2026-11-21', null, '2026-11-21']) {
      expect((await dateEvento(t, numeroFicha, primeiro, data)).status).toBe(200)
      await dateEvento(t, numeroFicha, terceiro, data)
      expect(await chargeOf(numeroFicha)).toEqual(['20.00', '20.00', '10.00'])
    }
    expect(await tetoOf(paciente)).toMatchObject([{ usado: '50.00' }])
  })

  it.each<[string, string]>([
    ['a guia cancelada', `update guia set status_ficha = 6 where numero_ficha = $1`],
    ['o negado', `update evento_guia set autorizacao = 3 where numero_ficha = $1`],
    ['o não realizado', `update evento_guia set nao_realizado = true where numero_ficha = $1`],
    [
      'o que não se fez até o fim da senha',
      `update guia set validade_senha = '2026-11-20' where numero_ficha = $1`,
    ],
  ])('%s devolve a sua parte', async (_nome, sql) => {
    const paciente = await createPaciente()
    const numeroFicha = await send(paciente, ['16', '17', '26'])
    expect(await askCobertura(paciente)).toMatchObject({ valorCopart: '0.00' })
    await t.rows(sql, [numeroFicha])
    expect(await tetoOf(paciente)).toMatchObject([{ usado: '0.00' }])
    expect(await askCobertura(paciente)).toMatchObject({ valorCopart: '20.00' })
  })

  it('o cancelamento devolve, e o que já se acertou fica como está', async () => {
    const paciente = await createPaciente()
    const primeira = await send(paciente, ['16', '17'])
    const segunda = await send(paciente, ['26'])
    const body = { numeroFicha: primeira, motivo: 'Pedida por engano.' }
    await t.call(guia.cancelGuia, { body }, { as: await t.as(100001) })
    expect(await chargeOf(segunda)).toEqual(['10.00'])
    expect(await tetoOf(paciente)).toMatchObject([{ usado: '10.00' }])
    await dateEvento(t, segunda, resinas('26')[0])
    expect(await chargeOf(segunda)).toEqual(['20.00'])
  })

  it.each([
    ['no último minuto do mês em São Paulo', '2026-12-01T02:59:00Z', '2026-11', '0.00'],
    ['no primeiro do outro', '2026-12-01T03:00:00Z', '2026-12', '20.00'],
  ])('%s conta o mês de lá', async (_nome, agora, mes, copart) => {
    const paciente = await createPaciente()
    await send(paciente, ['16', '17', '26'])
    setClock(agora)
    expect(await askCobertura(paciente)).toMatchObject({ valorCopart: copart })
    expect(await tetoOf(paciente)).toMatchObject([{ mes }])
  })

  it('a data leva o evento ao mês em que foi feito, e deixa o outro', async () => {
    const paciente = await createPaciente()
    const numeroFicha = await send(paciente, ['16', '17', '26'])
    setClock('2026-12-02T12:00:00Z')
    await dateEvento(t, numeroFicha, resinas('16', '17', '26')[2], '2026-12-01')
    expect(await chargeOf(numeroFicha)).toEqual(['20.00', '20.00', '20.00'])
    expect(await tetoOf(paciente)).toMatchObject([{ mes: '2026-12', usado: '20.00' }])
    await dateEvento(t, numeroFicha, resinas('16', '17', '26')[2], '2026-11-30')
    expect(await chargeOf(numeroFicha)).toEqual(['20.00', '20.00', '10.00'])
  })

  it.each([
    ['2026-11-21', '0.00'],
    ['2026-11-22', '20.00'],
  ])('vale desde o dia da sua linha: %s', async (desde, copart) => {
    const paciente = await createPaciente()
    await send(paciente, ['16', '17', '26'])
    await t.rows(`update plano_coparticipacao set desde = $1 where codigo_plano = 'AURCOM'`, [desde])
    const { valorCopart } = await askCobertura(paciente)
    await t.rows(`update plano_coparticipacao set desde = '2026-11-01' where codigo_plano = 'AURCOM'`)
    expect(valorCopart).toBe(copart)
  })

  it('cobrada pela operadora, o que o pagamento negou não conta até um recurso o devolver', async () => {
    const paciente = await createPaciente('AURESS')
    const numeroFicha = await send(paciente, ['16', '17'])
    const { eventos } = await detailGuia(t, numeroFicha)
    expect(eventos.map(({ valorCopartOperadora }) => valorCopartOperadora)).toEqual(['30.00', '20.00'])
    await t.rows(
      `update evento_guia set valor_pago_centavos = 0, valor_glosado_centavos = 10000
        where numero_ficha = $1 and sequencial_inclusao = 1`,
      [numeroFicha],
    )
    expect(await tetoOf(paciente)).toMatchObject([{ usado: '20.00' }])
    await t.rows(
      `insert into repasse (codigo_credenciado, fechamento, publicacao, pagamento, mudado_em)
       values (100001, '2026-12-20', '2027-01-05', '2027-01-10', now())`,
    )
    await t.rows(
      `insert into repasse_evento (codigo_credenciado, numero_ficha, sequencial_inclusao, recurso, fechamento,
              informado_centavos, processado_centavos, glosa_centavos, franquia_centavos, liberado_centavos)
       select codigo_credenciado, numero_ficha, 1, true, '2026-12-20', 10000, 10000, 0, 0, 10000
         from guia where numero_ficha = $1`,
      [numeroFicha],
    )
    expect(await tetoOf(paciente)).toMatchObject([{ usado: '50.00' }])
  })

  it('de dois consultórios no mesmo instante, o segundo vê o que o primeiro levou', async () => {
    const paciente = await createPaciente()
    const daqui = await releaseGuia(t, { codigoAssociado: paciente })
    const deLa = await releaseGuia(t, { codigoAssociado: paciente, login: OUTRA })
    await Promise.all([
      sendEventos(t, daqui, resinas('16', '17')),
      sendEventos(t, deLa, resinas('26', '27'), OUTRA),
    ])
    expect(await tetoOf(paciente)).toMatchObject([{ usado: '50.00' }])
  })

  it('a soma não se diz à outra rede, nem na guia encerrada', async () => {
    const paciente = await createPaciente()
    const numeroFicha = await send(paciente, ['16', '17', '26'])
    const readSoma = (login: number) =>
      t.services.pool.transaction(login, async (db) => {
        const pergunta = { codigoAssociado: paciente, dias: ['2026-11-21'], hoje: '2026-11-21' }
        const usado = await loadUsadoMes(db, { ...pergunta, planos: await listPlanos(db, paciente) })
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
