import { guia } from '@portal/contract/guia.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAssociado, insertImagem, RESTAURACAO, readGuia, runFila } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { type Clinica, createClinica, payGuia } from './clinica.fixture.ts'

const t = await openTestApp()
let a: Clinica
let b: Clinica
beforeAll(async () => {
  a = createClinica(t, 100001)
  b = createClinica(t, 100004)
  await t.rows(`update credencial set expira_em = '2030-01-01' where login in (100001, 100004)`)
})

/** A's password is good for ten days, and B is authorised after it. */
const DIA_A = '2026-11-10'
const FIM_A = '2026-11-20'
const DIA_B = '2026-11-22'
const setDay = (dia: string) => t.clock.set(new Date(`${dia}T12:00:00Z`))

async function authoriseA(): Promise<{ paciente: string; deA: number }> {
  setDay(DIA_A)
  const paciente = await createAssociado(t)
  const deA = await a.request(paciente, RESTAURACAO)
  await t.rows('update guia set validade_senha = $1 where numero_ficha = $2', [FIM_A, deA])
  setDay(DIA_B)
  return { paciente, deA }
}

async function authoriseBoth(): Promise<{ deA: number; deB: number }> {
  const { paciente, deA } = await authoriseA()
  return { deA, deB: await b.request(paciente, RESTAURACAO) }
}

/** The only event of a guide: what was paid of it, and what speaks against it. */
async function readEvento(numeroFicha: number) {
  const [row] = await t.rows<{ autorizacao: number; pago: number | null; codigos: string[] }>(
    `select autorizacao, valor_pago_centavos as pago,
            array(select m ->> 'codigoGlosa' from jsonb_array_elements(motivos) m) as codigos
       from evento_guia where numero_ficha = $1`,
    [numeroFicha],
  )
  if (!row) throw new Error(`guide ${numeroFicha} has no event`)
  return { ...row, pago: row.pago === null ? null : row.pago > 0 }
}

const readLugar = async (numeroFicha: number): Promise<number[]> => {
  const { status, etapa } = await readGuia(t, numeroFicha)
  return [status, etapa]
}

const decide = async (numeroFicha: number): Promise<void> => {
  for (let passo = 0; passo < 2; passo++) await runFila(t, 'concludeAuditoria', numeroFicha)
}

async function finish(clinica: Clinica, numeroFicha: number): Promise<void> {
  const { status, raw } = await clinica.forward(numeroFicha)
  if (status !== 200) throw new Error(String(raw))
  await payGuia(t, numeroFicha)
}

async function renew(clinica: Clinica, numeroFicha: number): Promise<string | undefined> {
  const as = await clinica.enter()
  const { codigo } = await t.call(liberacaoSenha.renewSenha, { body: { numeroFicha } }, { as })
  return codigo
}

const PAGO = { pago: true, codigos: [] }
const NEGADO_NA_ANALISE = [3, 2]

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

describe('who comes back late', () => {
  it('renews nothing where a late date was approved meanwhile', async () => {
    const { deA, deB } = await authoriseBoth()
    await t.rows(`update guia set validade_senha = '2026-11-25' where numero_ficha = $1`, [deB])
    setDay('2026-11-28')
    await a.date(deA, RESTAURACAO, '2026-11-15')
    await decide(deA)
    expect(await readLugar(deA)).toEqual([1, 3])
    expect(await renew(b, deB)).toBe('API-GTO-0054')
  })

  it('with another day after the term of presentation, goes to a person as after the password', async () => {
    setDay(DIA_A)
    const paciente = await createAssociado(t)
    const deA = await a.request(paciente, RESTAURACAO)
    await t.rows(`update guia set validade_senha = '2027-06-30' where numero_ficha = $1`, [deA])
    await a.date(deA, RESTAURACAO)
    setDay(addDays(DIA_A, 91))
    const deB = await b.request(paciente, RESTAURACAO)
    await a.date(deA, RESTAURACAO, addDays(DIA_A, 60))
    expect(await readLugar(deA)).toEqual([2, 4])
    await b.date(deB, RESTAURACAO)
    await finish(b, deB)
    expect(await readEvento(deB)).toMatchObject(PAGO)
  })

  it('is not denied (3091) for the days on which the decision waited, nor is its neighbour', async () => {
    setDay(DIA_A)
    const paciente = await createAssociado(t)
    const vizinho = { ...RESTAURACAO, codigoLocalizacao: '16', numeroSequenciaInclusao: 2 }
    const deA = await a.release({ codigoAssociado: paciente })
    await a.send(deA, [RESTAURACAO, vizinho])
    await t.rows('update guia set validade_senha = $1 where numero_ficha = $2', [FIM_A, deA])
    await a.date(deA, vizinho, '2026-11-10')
    setDay(DIA_B)
    const deB = await b.request(paciente, RESTAURACAO)
    await t.rows(`update guia set validade_senha = '2027-02-20' where numero_ficha = $1`, [deB])
    await a.date(deA, RESTAURACAO, '2026-11-15')
    await decide(deA)
    expect(await readLugar(deA)).toEqual([2, 5])
    setDay('2027-02-21')
    await decide(deA)
    setDay('2027-02-22')
    await finish(a, deA)
    const pagos = await t.rows(
      'select valor_pago_centavos > 0 as pago, motivos from evento_guia where numero_ficha = $1',
      [deA],
    )
    expect(pagos).toEqual([
      { pago: true, motivos: [] },
      { pago: true, motivos: [] },
    ])
  })

  it.each([
    ['cancels', (deB: number) => b.cancel(deB)],
    ['does it', (deB: number) => b.date(deB, RESTAURACAO)],
  ])('is looked at again at once when the other %s', async (_nome, act) => {
    const { deA, deB } = await authoriseBoth()
    await t.rows(`update guia set validade_senha = '2027-01-20' where numero_ficha = $1`, [deB])
    await a.date(deA, RESTAURACAO, '2026-11-15')
    await decide(deA)
    const count = async () =>
      (
        await t.rows(
          `select 1 from fila.job where name = 'concludeAuditoria' and data ->> 'numeroFicha' = $1 and state = 'created'
              and start_after < now() + interval '1 day'`,
          [String(deA)],
        )
      ).length
    const antes = await count()
    await act(deB)
    expect(await count()).toBe(antes + 1)
  })

  it('with an extraction, finds what was done to the tooth since', async () => {
    const extracao = { ...RESTAURACAO, codigoEvento: '82000875', codigoFace: null, codigoLocalizacao: '14' }
    const restauracao = { ...RESTAURACAO, codigoLocalizacao: '14' }
    setDay(DIA_A)
    const paciente = await createAssociado(t)
    const deA = await a.release({ codigoAssociado: paciente })
    for (const momento of ['inicial', 'final'] as const) await insertImagem(t, deA, momento, '14')
    await a.send(deA, [extracao])
    for (let passo = 0; passo < 3; passo++) await runFila(t, 'concludeAuditoria', deA)
    expect(await readLugar(deA)).toEqual([1, 2])
    await t.rows('update guia set validade_senha = $1 where numero_ficha = $2', [FIM_A, deA])
    setDay(DIA_B)
    const deB = await b.request(paciente, restauracao)
    await b.date(deB, restauracao)
    await a.date(deA, extracao, '2026-11-15')
    expect(await readLugar(deA)).toEqual([2, 4])
    await decide(deA)
    expect(await readEvento(deA)).toMatchObject({ autorizacao: 3 })
  })
})
