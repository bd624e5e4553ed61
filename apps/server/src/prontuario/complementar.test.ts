import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { beforeEach, expect, it } from 'vitest'
import { createAssociado, detailGuia } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { AVISADA, createUmAto, LIMPA, PAGO, PROFILAXIA, RASPAGEM } from './umAto.fixture.ts'

const t = await openTestApp()
const { a, b, setDay, readEvento, readLugar, finish } = await createUmAto(t)

const dia = (n: number): string => addDays('2026-11-23', n)
beforeEach(() => setDay(dia(0)))

/** A's prophylaxis on day `n`, and its scaling of day 1 in a complementary guide. */
async function createDatadas(n: number) {
  const paciente = await createAssociado(t)
  const principal = await a.request(paciente, PROFILAXIA)
  const complementar = await a.release({ codigoAssociado: paciente, numeroFichaPrincipal: principal })
  setDay(dia(1))
  await a.date(principal, PROFILAXIA, dia(0))
  await a.send(complementar, [RASPAGEM])
  await a.date(principal, PROFILAXIA, dia(n))
  expect((await a.date(complementar, RASPAGEM, dia(1))).status).toBe(200)
  return { paciente, principal, complementar }
}

it('what is done of a complementary guide is judged again when the main one moves away from it', async () => {
  const { paciente, principal, complementar } = await createDatadas(1)
  expect(await readEvento(complementar)).toMatchObject(AVISADA)
  await a.date(principal, PROFILAXIA, dia(0))
  expect(await readEvento(complementar)).toMatchObject(LIMPA)
  expect(await detailGuia(t, complementar)).toMatchObject({
    eventosNaoPagos: 0,
    // Spec §4.4: what nobody was asked about says that it goes with a main guide.
    eventos: [{ statusToken: 'GUIA_COMPLEMENTAR' }],
  })
  // It counts from then on: whoever asks for the same is asked why.
  expect(await readLugar(await b.request(paciente, RASPAGEM))).toEqual([4, 2])
  await finish(a, complementar)
  expect(await readEvento(complementar)).toMatchObject(PAGO)
})

it('and when it moves onto its day: payment says the same', async () => {
  const { principal, complementar } = await createDatadas(0)
  expect(await readEvento(complementar)).toMatchObject(LIMPA)
  await a.date(principal, PROFILAXIA, dia(1))
  expect(await readEvento(complementar)).toMatchObject(AVISADA)
  await finish(a, complementar)
  expect(await readEvento(complementar)).toMatchObject({ pago: false, ...AVISADA })
})

it('and when the day of the main one is taken away', async () => {
  const { principal, complementar } = await createDatadas(1)
  await a.date(principal, PROFILAXIA, null)
  expect(await readEvento(complementar)).toMatchObject(LIMPA)
})

it('not once it is forwarded: what was judged of it stays', async () => {
  const { principal, complementar } = await createDatadas(1)
  await a.forward(complementar)
  await a.date(principal, PROFILAXIA, dia(0))
  expect(await readEvento(complementar)).toMatchObject(AVISADA)
})

it('dated at one instant, neither waits for the other for ever', async () => {
  const { principal, complementar } = await createDatadas(1)
  const datadas = await Promise.all([
    a.date(principal, PROFILAXIA, dia(0)),
    a.date(complementar, RASPAGEM, dia(1)),
    a.date(principal, PROFILAXIA, dia(0)),
  ])
  expect(datadas.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await readEvento(complementar)).toMatchObject(LIMPA)
})
