import { guia } from '@portal/contract/guia.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { describe, expect, it } from 'vitest'
import { type Clinica, createClinica } from '../../prontuario/clinica.fixture.ts'
import { createUmAto, DIA_A, DIA_B, FIM_A } from '../../prontuario/umAto.fixture.ts'
import { createAssociado, type EventoEnvio, RESTAURACAO } from '../../testing/guia.fixture.ts'
import { openTestApp } from '../../testing/testApp.ts'

const t = await openTestApp()
const { a, b, setDay, authoriseA, readLugar, decide } = await createUmAto(t)
const c = createClinica(t, 100008)
await t.rows('insert into credenciado_especialidade values (100008, 1)')

const dia = (n: number): string => addDays('2026-11-24', n)

/** May be done again after a month. */
const CONTROLE: EventoEnvio = { codigoEvento: '81000545', quantidade: 1, numeroSequenciaInclusao: 1 }

type Fim = (deA: number, paciente: string, dia: string) => Promise<unknown>

const FINS: readonly [nome: string, ultimo: number, terminate: Fim][] = [
  [
    'the password',
    50,
    (deA, _paciente, fim) =>
      t.rows('update guia set validade_senha = $1 where numero_ficha = $2', [fim, deA]),
  ],
  [
    "the member's plan",
    50,
    (_deA, paciente, fim) =>
      t.rows('update associado_plano set fim = $1 where codigo_associado = $2', [fim, paciente]),
  ],
  [
    'the member',
    50,
    (_deA, paciente, fim) => t.rows('update associado set exclusao = $1 where codigo = $2', [fim, paciente]),
  ],
  ['the term of presentation', 90, async () => undefined],
]

/** A's check-up of day 0, and B's of day 40; the end of A's place is set after that. */
async function createControles(ultimo: number, terminate: Fim) {
  setDay(dia(0))
  const paciente = await createAssociado(t)
  const deA = await a.request(paciente, CONTROLE)
  await t.rows(`update guia set validade_senha = '2027-06-30' where numero_ficha = $1`, [deA])
  await a.date(deA, CONTROLE, dia(0))
  setDay(dia(40))
  const deB = await b.request(paciente, CONTROLE)
  await b.date(deB, CONTROLE, dia(40))
  await terminate(deA, paciente, dia(ultimo))
  return deA
}

/** Operadora §1: a place is kept to the end of its last day, and not a day longer. */
describe.each(FINS)('another day told at the end of %s', (_nome, ultimo, terminate) => {
  it('is in time on its last day: it is refused where another was authorised since', async () => {
    const deA = await createControles(ultimo, terminate)
    setDay(dia(ultimo))
    expect((await a.date(deA, CONTROLE, dia(39))).codigo).toBe('API-GTO-0057')
    expect(await readLugar(deA)).toEqual([1, 3])
  })

  it('is late the day after: it goes to a person', async () => {
    const deA = await createControles(ultimo, terminate)
    setDay(dia(ultimo + 1))
    expect((await a.date(deA, CONTROLE, dia(39))).status).toBe(200)
    expect(await readLugar(deA)).toEqual([2, 4])
  })
})

describe('a day taken away', () => {
  it.each([
    ['on the last day of the password holds its place again', FIM_A, [3, 2]],
    ['the day after gives it up', addDays(FIM_A, 1), [1, 2]],
  ])('%s', async (_nome, hoje, lugarDeB) => {
    const { paciente, deA } = await authoriseA()
    setDay(DIA_A)
    await a.date(deA, RESTAURACAO)
    setDay(hoje)
    expect((await a.date(deA, RESTAURACAO, null)).status).toBe(200)
    expect(await readLugar(await b.request(paciente, RESTAURACAO))).toEqual(lugarDeB)
  })
})

/** A filling where another was done already: the audit takes its reason. */
async function requestByException(clinica: Clinica, codigoAssociado: string): Promise<number> {
  const numeroFicha = await clinica.release({ codigoAssociado })
  const justificativaTecnica = 'Fratura da restauração anterior, com dor ao frio desde ontem.'
  const body = { numeroFicha, eventos: [RESTAURACAO], justificativaTecnica }
  await t.call(guia.sendGuia, { body }, { as: await clinica.enter() })
  for (let passo = 0; passo < 2; passo++) await decide(numeroFicha)
  expect(await readLugar(numeroFicha)).toEqual([1, 2])
  return numeroFicha
}

it('the same day told again is taken, though another was authorised by exception since; another day is not', async () => {
  setDay(DIA_A)
  const paciente = await createAssociado(t)
  const deA = await a.request(paciente, RESTAURACAO)
  await a.date(deA, RESTAURACAO)
  setDay(DIA_B)
  await requestByException(b, paciente)
  expect((await a.date(deA, RESTAURACAO, FIM_A)).codigo).toBe('API-GTO-0057')
  expect((await a.date(deA, RESTAURACAO, DIA_A)).status).toBe(200)
})

/** A's filling, of a place that a third clinic had filled on the same day. B's is like it. */
async function authoriseByException() {
  setDay(DIA_A)
  const paciente = await createAssociado(t)
  const feita = await c.date(await c.request(paciente, RESTAURACAO), RESTAURACAO)
  expect(feita.status).toBe(200)
  const deA = await requestByException(a, paciente)
  await t.rows('update guia set validade_senha = $1 where numero_ficha = $2', [FIM_A, deA])
  setDay(DIA_B)
  return { deA, deB: await requestByException(b, paciente) }
}

describe('a late day for a place that was authorised by exception', () => {
  it('is approved where only what had been excused then stands, though of that very day', async () => {
    const { deA, deB } = await authoriseByException()
    await a.date(deA, RESTAURACAO, '2026-11-15')
    expect(await readLugar(deA)).toEqual([2, 4])
    await b.cancel(deB)
    await decide(deA)
    expect(await readLugar(deA)).toEqual([1, 3])
  })

  it('goes to a person where another did it since: what was excused then excuses nobody else', async () => {
    const { deA, deB } = await authoriseByException()
    await b.date(deB, RESTAURACAO)
    await a.date(deA, RESTAURACAO, '2026-11-15')
    expect(await readLugar(deA)).toEqual([2, 4])
  })
})
