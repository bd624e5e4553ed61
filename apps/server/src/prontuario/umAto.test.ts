import { guia } from '@portal/contract/guia.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { describe, expect, it } from 'vitest'
import { createAssociado, RESTAURACAO } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { createUmAto, DIA_A, DIA_B, FIM_A, NEGADO_NA_ANALISE, PAGO } from './umAto.fixture.ts'

const t = await openTestApp()

const { a, b, setDay, authoriseA, authoriseBoth, readEvento, readLugar, decide, finish, renew } =
  await createUmAto(t)

/** Operadora §1: one act is paid once, and somebody is paid. */
describe('a date told after the password, for a place that another was authorised for since', () => {
  it('goes to a person, and says so when it is told', async () => {
    const { deA, deB } = await authoriseBoth()
    await b.date(deB, RESTAURACAO)
    expect((await a.date(deA, RESTAURACAO, '2026-11-15')).status).toBe(200)
    expect(await readLugar(deA)).toEqual([2, 4])
    expect(await readEvento(deA)).toEqual({ autorizacao: 2, pago: null, codigos: ['3016'] })
    const { body } = await t.call(
      guia.getGuiaDetalhada,
      { query: { numeroFicha: deA } },
      { as: await a.enter() },
    )
    expect(body.eventos[0]?.motivos).toMatchObject([{ campo: 'data', severidade: 'auditoria' }])
    expect(body.historico.at(-1)?.motivo).toContain('outra guia foi autorizada nele desde então')
  })

  it.each([
    ['before A tells its date', true],
    ['after A was denied', false],
  ] as const)('is denied where B did it, whom it never counts against: B paid %s', async (_nome, antes) => {
    const { deA, deB } = await authoriseBoth()
    await b.date(deB, RESTAURACAO)
    if (antes) await finish(b, deB)
    await a.date(deA, RESTAURACAO, '2026-11-15')
    await decide(deA)
    if (!antes) await finish(b, deB)
    expect(await readLugar(deA)).toEqual(NEGADO_NA_ANALISE)
    expect(await readEvento(deA)).toEqual({ autorizacao: 3, pago: null, codigos: ['3016'] })
    expect(await readEvento(deB)).toMatchObject(PAGO)
  })

  it('waits while B only holds the place; denied once B did it, the day after the hold', async () => {
    const { deA, deB } = await authoriseBoth()
    await t.rows(`update guia set validade_senha = '2026-12-10' where numero_ficha = $1`, [deB])
    await a.date(deA, RESTAURACAO, '2026-11-15')
    await decide(deA)
    expect(await readLugar(deA)).toEqual([2, 5])
    const [{ prazo } = {}] = await t.rows<{ prazo: string }>(
      'select prazo::text from guia where numero_ficha = $1',
      [deA],
    )
    expect(prazo).toBe('2026-12-11')
    setDay('2026-12-05')
    await b.date(deB, RESTAURACAO)
    await decide(deA)
    await finish(b, deB)
    expect(await readLugar(deA)).toEqual(NEGADO_NA_ANALISE)
    expect(await readEvento(deB)).toMatchObject(PAGO)
  })

  it('is approved once the hold has ended with nothing done, and B comes too late then', async () => {
    const { deA, deB } = await authoriseBoth()
    await t.rows(`update guia set validade_senha = '2026-12-10' where numero_ficha = $1`, [deB])
    await a.date(deA, RESTAURACAO, '2026-11-15')
    setDay('2026-12-10')
    await decide(deA)
    expect(await readLugar(deA)).toEqual([2, 5])
    setDay('2026-12-11')
    await decide(deA)
    expect(await readLugar(deA)).toEqual([1, 3])
    await b.date(deB, RESTAURACAO, '2026-12-01')
    expect(await readLugar(deB)).toEqual([2, 4])
    await decide(deB)
    expect(await readLugar(deB)).toEqual(NEGADO_NA_ANALISE)
    await finish(a, deA)
    expect(await readEvento(deA)).toMatchObject(PAGO)
  })

  it('goes to a person even where the hold of the other had ended', async () => {
    const { deA, deB } = await authoriseBoth()
    await t.rows(`update guia set validade_senha = '2026-11-25' where numero_ficha = $1`, [deB])
    setDay('2026-11-28')
    await a.date(deA, RESTAURACAO, '2026-11-15')
    expect(await readLugar(deA)).toEqual([2, 4])
    await decide(deA)
    expect(await readLugar(deA)).toEqual([1, 3])
    await finish(a, deA)
    expect(await readEvento(deA)).toMatchObject(PAGO)
  })

  it.each(['nobody was authorised', 'the other was cancelled'])('is taken where %s', async (nome) => {
    const { paciente, deA } = await authoriseA()
    if (nome === 'the other was cancelled') await b.cancel(await b.request(paciente, RESTAURACAO))
    await a.date(deA, RESTAURACAO, '2026-11-15')
    expect(await readLugar(deA)).toEqual([1, 3])
    await finish(a, deA)
    expect(await readEvento(deA)).toMatchObject(PAGO)
  })

  it('is refused in a complementary guide, which nobody looks at', async () => {
    setDay(DIA_A)
    const paciente = await createAssociado(t)
    const numeroFichaPrincipal = await a.request(paciente, { ...RESTAURACAO, codigoLocalizacao: '16' })
    const deA = await a.release({ codigoAssociado: paciente, numeroFichaPrincipal })
    const enviada = await a.send(deA, [RESTAURACAO])
    expect(enviada.status, String(enviada.raw)).toBe(200)
    await t.rows('update guia set validade_senha = $1 where numero_ficha = $2', [FIM_A, deA])
    setDay(DIA_B)
    const deB = await b.request(paciente, RESTAURACAO)
    const { codigo, raw } = await a.date(deA, RESTAURACAO, '2026-11-15')
    expect(codigo).toBe('API-GTO-0057')
    expect(String(raw)).toContain('1419')
    // Once the hold is over with nothing done the day is taken.
    await t.rows(`update guia set validade_senha = '2026-11-25' where numero_ficha = $1`, [deB])
    setDay('2026-11-26')
    expect((await a.date(deA, RESTAURACAO, '2026-11-15')).status).toBe(200)
  })
})

describe('what can only be denied for a reason of its own displaces nobody', () => {
  it.each([
    ['paid before', true],
    ['paid after', false],
  ] as const)('a day after the password (1321), B %s', async (_nome, antes) => {
    const { deA, deB } = await authoriseBoth()
    await b.date(deB, RESTAURACAO)
    if (antes) await finish(b, deB)
    await a.date(deA, RESTAURACAO, '2026-11-21')
    expect(await readLugar(deA)).toEqual([1, 3])
    await finish(a, deA)
    if (!antes) await finish(b, deB)
    expect(await readEvento(deA)).toMatchObject({ pago: false, codigos: ['1321'] })
    expect(await readEvento(deB)).toMatchObject(PAGO)
  })

  it('leaves the place to whoever asks after it', async () => {
    const { paciente, deA } = await authoriseA()
    await a.date(deA, RESTAURACAO, '2026-11-21')
    const deB = await b.request(paciente, RESTAURACAO)
    expect(await readLugar(deB)).toEqual([1, 2])
    await b.date(deB, RESTAURACAO)
    // The right day, told after B was authorised, is late.
    await a.date(deA, RESTAURACAO, '2026-11-20')
    expect(await readLugar(deA)).toEqual([2, 4])
  })

  it('what was not forwarded in its term (3091) gives its place away the day after', async () => {
    setDay(DIA_A)
    const paciente = await createAssociado(t)
    const deA = await a.request(paciente, RESTAURACAO)
    await a.date(deA, RESTAURACAO)
    const fim = addDays(DIA_A, 90)
    setDay(fim)
    const cedo = await b.release({ codigoAssociado: paciente })
    const { body } = await b.send(cedo, [RESTAURACAO])
    expect(body.motivos[0]?.motivos[0]?.codigoGlosa).toBe('3016')
    setDay(addDays(fim, 1))
    const deB = await b.request(paciente, RESTAURACAO)
    await b.date(deB, RESTAURACAO)
    await finish(a, deA)
    await finish(b, deB)
    expect(await readEvento(deA)).toMatchObject({ pago: false, codigos: ['3091'] })
    expect(await readEvento(deB)).toMatchObject(PAGO)
  })

  it('what was forwarded in its term keeps its place after it', async () => {
    setDay(DIA_A)
    const paciente = await createAssociado(t)
    const deA = await a.request(paciente, RESTAURACAO)
    await a.date(deA, RESTAURACAO)
    await a.forward(deA)
    setDay(addDays(DIA_A, 120))
    const tarde = await b.release({ codigoAssociado: paciente })
    const { body } = await b.send(tarde, [RESTAURACAO])
    expect(body.motivos[0]?.motivos[0]?.codigoGlosa).toBe('3016')
  })

  it('is given back by no renewal where B was authorised since; by one where nobody was', async () => {
    const { deA, deB } = await authoriseBoth()
    setDay('2026-11-24')
    await a.date(deA, RESTAURACAO, '2026-11-21')
    expect(await readEvento(deA)).toMatchObject({ codigos: ['1321'] })
    expect(await renew(a, deA)).toBe('API-GTO-0054')
    await b.cancel(deB)
    expect(await renew(a, deA)).toBeUndefined()
    expect(await readEvento(deA)).toMatchObject({ codigos: [] })
    await finish(a, deA)
    expect(await readEvento(deA)).toMatchObject(PAGO)
  })
})
