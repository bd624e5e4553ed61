import { guia } from '@portal/contract/guia.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { describe, expect, it } from 'vitest'
import { createAssociado, RESTAURACAO } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { payGuia } from './clinica.fixture.ts'
import { createUmAto, DIA_A, DIA_B, FIM_A, NEGADO_NA_ANALISE, PAGO } from './umAto.fixture.ts'

const t = await openTestApp()

const { a, b, setDay, authoriseBoth, readEvento, readLugar, decide, finish, renew } = await createUmAto(t)

const VIZINHO = { ...RESTAURACAO, codigoLocalizacao: '16', numeroSequenciaInclusao: 2 }

/** A's guide of two, one of them done in time, the other told late for what B is authorised for. */
async function waitWithNeighbour() {
  setDay(DIA_A)
  const paciente = await createAssociado(t)
  const deA = await a.release({ codigoAssociado: paciente })
  await a.send(deA, [RESTAURACAO, VIZINHO])
  await t.rows('update guia set validade_senha = $1 where numero_ficha = $2', [FIM_A, deA])
  await a.date(deA, VIZINHO)
  const antes = await listEventos(deA)
  setDay(DIA_B)
  const deB = await b.request(paciente, RESTAURACAO)
  await a.date(deA, RESTAURACAO, '2026-11-15')
  return { paciente, deA, deB, antes }
}

async function readGuiaDe(clinica: typeof a, numeroFicha: number) {
  const as = await clinica.enter()
  const { body } = await t.call(guia.getGuiaDetalhada, { query: { numeroFicha } }, { as })
  return body
}

const listEventos = async (numeroFicha: number) => {
  const { eventos } = await readGuiaDe(a, numeroFicha)
  return eventos.map(({ autorizacao, dataRealizacao, valor, motivos }) => ({
    autorizacao,
    dataRealizacao,
    valor,
    motivos,
  }))
}

/** Operadora §1: what waits for a decision is the clinic's to take back. */
describe('a late day that waits for a decision, taken back', () => {
  it.each([
    ['before anybody looked at it', false],
    ['while the other holds the place', true],
  ])('leaves the guide as it was: %s', async (_nome, decides) => {
    const { deA, deB, antes } = await waitWithNeighbour()
    if (decides) await decide(deA)
    const { eventos } = await readGuiaDe(a, deA)
    expect(eventos.map(({ dataEmAnalise }) => dataEmAnalise)).toEqual([true, undefined])
    expect((await a.date(deA, RESTAURACAO, null)).status).toBe(200)
    expect(await readLugar(deA)).toEqual([1, 2])
    expect(await listEventos(deA)).toEqual(antes)
    const { historico } = await readGuiaDe(a, deA)
    expect(historico.at(-1)?.motivo).toContain('retirada a data que esperava a decisão da operadora')
    const as = await a.enter()
    await t.call(guia.sign, { params: { id: deA } }, { as })
    const body = { naoRealizados: [1] }
    expect((await t.call(guia.sendRepasse, { params: { id: deA }, body }, { as })).status).toBe(200)
    await payGuia(t, deA)
    const pagos = await t.rows(
      'select valor_pago_centavos > 0 as pago from evento_guia where numero_ficha = $1 order by sequencial_inclusao',
      [deA],
    )
    expect(pagos).toEqual([{ pago: null }, { pago: true }])
    await b.date(deB, RESTAURACAO)
    await finish(b, deB)
    expect(await readEvento(deB)).toMatchObject(PAGO)
  })

  it('counts against the term of none of the guide, as when it is decided', async () => {
    const { deA, deB } = await waitWithNeighbour()
    await t.rows(`update guia set validade_senha = '2027-02-20' where numero_ficha = $1`, [deB])
    setDay('2027-02-20')
    await a.date(deA, RESTAURACAO, null)
    const [vizinho] = await t.rows<{ ate: string }>(
      'select apresentar_ate::text as ate from evento_guia where numero_ficha = $1 and sequencial_inclusao = 2',
      [deA],
    )
    expect(vizinho?.ate).toBe(addDays(DIA_A, 90 + 90))
  })

  it('is alone in it: the neighbour, and another day, wait on', async () => {
    const { deA } = await waitWithNeighbour()
    expect((await a.date(deA, VIZINHO, null)).codigo).toBe('API-GTO-0011')
    expect((await a.date(deA, RESTAURACAO, '2026-11-16')).codigo).toBe('API-GTO-0011')
    expect(await readLugar(deA)).toEqual([2, 4])
  })

  it('of a guide of which a part was denied, leaves it authorised in part', async () => {
    const { deA } = await waitWithNeighbour()
    await t.rows(
      'update evento_guia set autorizacao = 3 where numero_ficha = $1 and sequencial_inclusao = 2',
      [deA],
    )
    await a.date(deA, RESTAURACAO, null)
    expect(await readLugar(deA)).toEqual([7, 2])
  })

  it('holds the place no more: whoever asks next gets it', async () => {
    const { paciente, deA, deB } = await waitWithNeighbour()
    await a.date(deA, RESTAURACAO, null)
    await b.cancel(deB)
    const outra = await b.request(paciente, RESTAURACAO)
    expect(await readLugar(outra)).toEqual([1, 2])
    await b.date(outra, RESTAURACAO)
    await finish(b, outra)
    expect(await readEvento(outra)).toMatchObject(PAGO)
  })

  it('told again, goes to a person again', async () => {
    const { deA, deB } = await authoriseBoth()
    await a.date(deA, RESTAURACAO, '2026-11-15')
    await a.date(deA, RESTAURACAO, null)
    await a.date(deA, RESTAURACAO, '2026-11-16')
    expect(await readLugar(deA)).toEqual([2, 4])
    await b.date(deB, RESTAURACAO)
    await decide(deA)
    expect(await readLugar(deA)).toEqual(NEGADO_NA_ANALISE)
    await finish(b, deB)
    expect(await readEvento(deB)).toMatchObject(PAGO)
  })

  it('lets the password be renewed once the other is gone, and is in time then', async () => {
    const { deA, deB } = await authoriseBoth()
    await a.date(deA, RESTAURACAO, '2026-11-15')
    await a.date(deA, RESTAURACAO, null)
    expect(await renew(a, deA)).toBe('API-GTO-0054')
    await b.cancel(deB)
    expect(await renew(a, deA)).toBeUndefined()
    await a.date(deA, RESTAURACAO)
    await finish(a, deA)
    expect(await readEvento(deA)).toMatchObject(PAGO)
  })
})

/** Done in time, and its term of presentation over: the place was free from then on, the password still holds. */
describe('a day whose place was no longer kept, taken away within the password', () => {
  async function letTermPass() {
    setDay(DIA_A)
    const paciente = await createAssociado(t)
    const deA = await a.request(paciente, RESTAURACAO)
    await t.rows(`update guia set validade_senha = '2027-06-30' where numero_ficha = $1`, [deA])
    await a.date(deA, RESTAURACAO)
    setDay(addDays(DIA_A, 91))
    return { paciente, deA }
  }

  it('does not take the place from who was authorised meanwhile, nor does the next day told', async () => {
    const { paciente, deA } = await letTermPass()
    const deB = await b.request(paciente, RESTAURACAO)
    await a.date(deA, RESTAURACAO, null)
    expect(await readLugar(deA)).toEqual([1, 2])
    await b.cancel(deB)
    const deNovo = await b.request(paciente, RESTAURACAO)
    expect(await readLugar(deNovo)).toEqual([1, 2])
    await a.date(deA, RESTAURACAO, addDays(DIA_A, 60))
    expect(await readLugar(deA)).toEqual([2, 4])
    await b.date(deNovo, RESTAURACAO)
    await finish(b, deNovo)
    expect(await readEvento(deNovo)).toMatchObject(PAGO)
  })

  it('holds it again where it was free', async () => {
    const { paciente, deA } = await letTermPass()
    await a.date(deA, RESTAURACAO, null)
    const deB = await b.request(paciente, RESTAURACAO)
    expect(await readEvento(deB)).toMatchObject({ autorizacao: 3 })
    await a.date(deA, RESTAURACAO)
    await finish(a, deA)
    expect(await readEvento(deA)).toMatchObject(PAGO)
  })
})
