import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { guia } from '@portal/contract/guia.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { renewComoDito } from '../liberacaoSenha/renewSenha.fixture.ts'
import { createAssociado, type EventoEnvio } from '../testing/guia.fixture.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { type Clinica, createClinica } from './clinica.fixture.ts'

const RESINA: EventoEnvio = {
  codigoEvento: '85100196',
  codigoLocalizacao: '16',
  codigoFace: 'O',
  quantidade: 1,
  numeroSequenciaInclusao: 1,
}
const AMALGAMA: EventoEnvio = { ...RESINA, codigoEvento: '85100099' }
const DIA_MS = 86_400_000

const t = await openTestApp()
let ana: Clinica
let sorriso: Clinica
beforeAll(async () => {
  ana = createClinica(t, 100001)
  sorriso = createClinica(t, 100004)
})

/** Sends the event in a guide of its own and gives the codes of what speaks against it. */
async function ask(clinica: Clinica, codigoAssociado: string, um: EventoEnvio = RESINA) {
  const numeroFicha = await clinica.release({ codigoAssociado })
  const { body } = await clinica.send(numeroFicha, [um])
  const [motivo] = body.motivos[0]?.motivos ?? []
  return {
    numeroFicha,
    status: body.situacao.statusFicha,
    codigo: motivo?.codigoGlosa,
    reserva: motivo?.reserva,
  }
}

const listEstados = (codigoAssociado: string) =>
  t.rows<{ ficha: number; estado: string; data: string | null }>(
    `select numero_ficha::int as ficha, estado, data_realizacao::text as data from prontuario
      where codigo_associado = $1 order by ordem`,
    [codigoAssociado],
  )

/** Operadora §1: what is authorised and not done yet holds its place. */
describe('an authorised event that is not done yet', () => {
  it('denies the same event in another guide of the practice, and tells which guide holds it', async () => {
    const paciente = await createAssociado(t)
    const primeira = await ask(ana, paciente)
    expect(primeira).toMatchObject({ status: 1, codigo: undefined })
    expect(await ask(ana, paciente)).toMatchObject({
      status: 3,
      codigo: '1419',
      reserva: { codigoEvento: '85100196', proprio: true, numeroFicha: primeira.numeroFicha },
    })
  })

  it('denies it to another practice, which learns only that another holds it', async () => {
    const paciente = await createAssociado(t)
    await ask(ana, paciente)
    const { status, codigo, reserva } = await ask(sorriso, paciente)
    expect({ status, codigo }).toEqual({ status: 3, codigo: '1419' })
    expect(Object.keys(reserva ?? {}).sort()).toEqual(['codigoEvento', 'proprio', 'reservadoAte'])
    expect(reserva?.proprio).toBe(false)
  })

  it('denies 3289 what would break the same frequency by another event', async () => {
    const paciente = await createAssociado(t)
    await ask(ana, paciente)
    expect(await ask(sorriso, paciente, AMALGAMA)).toMatchObject({ status: 3, codigo: '3289' })
  })

  it('is known to eligibility, to the context of the draft and to the simulation, and is no history', async () => {
    const paciente = await createAssociado(t)
    await ask(ana, paciente)
    const as = await sorriso.enter()
    const numeroFicha = await sorriso.release({ codigoAssociado: paciente })
    const query = { codigoAssociado: paciente, codigoEvento: '85100196', dente: '16', faces: 'O' }
    const cobertura = await t.call(elegibilidade.getEvento, { query }, { as })
    expect(cobertura.body.motivos).toMatchObject([{ codigoGlosa: '1419' }])
    const item = { sequencial: 1, codigoEvento: '85100196', dente: '16', faces: 'O', quantidade: 1 }
    const simulada = await t.call(rascunho.simulateGuia, { body: { numeroFicha, itens: [item] } }, { as })
    expect(simulada.body.itens[0]?.motivos).toMatchObject([{ codigoGlosa: '1419' }])
    const contexto = await t.call(rascunho.getContexto, { query: { numeroFicha } }, { as })
    expect(contexto.body.historico).toEqual([
      { codigoEvento: '85100196', dente: '16', faces: 'O', proprio: false, reservadoAte: expect.any(String) },
    ])
    const { body } = await t.call(
      elegibilidade.getInformacoes,
      { query: { codigoAssociado: paciente } },
      { as },
    )
    expect(body.historico).toEqual([])
    const plano = await t.call(guia.getPlanoTratamento, { query: { codigoAssociado: paciente } }, { as })
    expect(plano.body.historico).toEqual([])
  })

  it('counts once for the main guide of a complementary one', async () => {
    const paciente = await createAssociado(t)
    const { numeroFicha: numeroFichaPrincipal } = await ask(ana, paciente)
    const complementar = await ana.release({ codigoAssociado: paciente, numeroFichaPrincipal })
    const item = { sequencial: 1, codigoEvento: '85100196', dente: '16', faces: 'O', quantidade: 1 }
    const body = { numeroFicha: complementar, itens: [item] }
    const simulada = await t.call(rascunho.simulateGuia, { body }, { as: await ana.enter() })
    expect(simulada.body.itens[0]?.motivos.map(({ codigoGlosa }) => codigoGlosa)).toEqual(['3007'])
  })
})

describe('the reservation ends', () => {
  it('with the cancellation of its guide', async () => {
    const paciente = await createAssociado(t)
    const { numeroFicha } = await ask(ana, paciente)
    expect((await ana.cancel(numeroFicha)).status).toBe(200)
    expect(await listEstados(paciente)).toEqual([])
    expect(await ask(sorriso, paciente)).toMatchObject({ status: 1 })
  })

  it('with the validity of its password, not a day before', async () => {
    const paciente = await createAssociado(t)
    const { numeroFicha } = await ask(ana, paciente)
    const [prazo] = await t.rows<{ dias: number }>(
      `select validade_senha - $2::date as dias from guia where numero_ficha = $1`,
      [numeroFicha, '2026-11-21'],
    )
    // The password's term is longer than what else ends: the card and the login's own password.
    await t.rows(`update credencial set expira_em = '2030-01-01'`)
    await t.rows(`update associado set validade_cartao = '2030-01-01'`)
    t.clock.advance((prazo?.dias ?? 0) * DIA_MS)
    expect(await ask(sorriso, paciente)).toMatchObject({ status: 3, codigo: '1419' })
    t.clock.advance(DIA_MS)
    expect(await ask(sorriso, paciente)).toMatchObject({ status: 1 })
    t.clock.set(TEST_NOW)
  })

  it('for good, where another took the place: the renewal would have one of the two done for nothing', async () => {
    t.clock.set(new Date('2026-03-02T12:00:00Z'))
    const paciente = await createAssociado(t)
    const vencida = await ask(ana, paciente)
    const sozinha = await ask(ana, await createAssociado(t))
    t.clock.advance(91 * DIA_MS)
    const nova = await ask(sorriso, paciente)
    expect(nova).toMatchObject({ status: 1 })
    const renew = async (numeroFicha: number) => renewComoDito(t, numeroFicha, await ana.enter())
    const recusa = await renew(vencida.numeroFicha)
    expect(recusa).toMatchObject({ status: 409, codigo: 'API-GTO-0054' })
    expect(JSON.parse(String(recusa.raw)).detalhes).toMatchObject([{ item: 1, codigoGlosa: '1419' }])
    expect((await renew(sozinha.numeroFicha)).status).toBe(200)
    await sorriso.cancel(nova.numeroFicha)
    expect((await renew(vencida.numeroFicha)).status).toBe(200)
    t.clock.set(TEST_NOW)
  })

  it('with the event’s date, which makes it history, and comes back when the date is taken away', async () => {
    const paciente = await createAssociado(t)
    const { numeroFicha } = await ask(ana, paciente)
    const reservado = { ficha: numeroFicha, estado: 'reservado', data: null }
    expect(await listEstados(paciente)).toEqual([reservado])
    expect((await ana.date(numeroFicha, RESINA)).status).toBe(200)
    expect(await listEstados(paciente)).toEqual([{ ...reservado, estado: 'realizado', data: '2026-11-21' }])
    expect(await ask(sorriso, paciente)).toMatchObject({ status: 4, codigo: '3016', reserva: undefined })
    await ana.date(numeroFicha, RESINA, null)
    expect(await listEstados(paciente)).toEqual([reservado])
  })

  it('never was one, where the event was denied', async () => {
    const paciente = await createAssociado(t)
    await ask(ana, paciente, { ...RESINA, codigoEvento: '85400262', codigoFace: null })
    expect(await listEstados(paciente)).toEqual([])
  })
})

describe('two practices at the same instant', () => {
  it('one of them gets the place, each time', async () => {
    await Promise.all([ana.enter(), sorriso.enter()])
    for (let vez = 0; vez < 12; vez++) {
      const codigoAssociado = await createAssociado(t)
      const pedidos = await Promise.all(
        [ana, sorriso, ana].map(async (clinica) => ({
          clinica,
          numeroFicha: await clinica.release({ codigoAssociado }),
        })),
      )
      const respostas = await Promise.all(
        pedidos.map(({ clinica, numeroFicha }) => clinica.send(numeroFicha, [RESINA])),
      )
      const statuses = respostas.map(({ body }) => body.situacao.statusFicha)
      expect(statuses.toSorted((a, b) => a - b)).toEqual([1, 3, 3])
      expect(await listEstados(codigoAssociado)).toHaveLength(1)
    }
  })
})
