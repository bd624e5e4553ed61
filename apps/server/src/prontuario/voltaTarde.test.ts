import { guia } from '@portal/contract/guia.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { describe, expect, it } from 'vitest'
import { createAssociado, insertImagem, RESTAURACAO, runFila } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { createUmAto, DIA_A, DIA_B, FIM_A, PAGO } from './umAto.fixture.ts'

const t = await openTestApp()

const { a, b, setDay, authoriseA, authoriseBoth, readEvento, readLugar, decide, finish, renew } =
  await createUmAto(t)

/** How many looks at a guide are queued within the day. */
async function countLogo(numeroFicha: number): Promise<number> {
  const filas = await t.rows(
    `select 1 from fila.job where name = 'concludeAuditoria' and data ->> 'numeroFicha' = $1 and state = 'created'
        and start_after < now() + interval '1 day'`,
    [String(numeroFicha)],
  )
  return filas.length
}

/** Operadora §1: who let its place go finds what others were authorised for since. */
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
    const antes = await countLogo(deA)
    await act(deB)
    expect(await countLogo(deA)).toBe(antes + 1)
  })

  it.each(['forwarding', 'asking for the token'])(
    'is looked at again at once when the other, %s, says that it did not do it',
    async (nome) => {
      const vizinho = { ...RESTAURACAO, codigoLocalizacao: '16', numeroSequenciaInclusao: 2 }
      const { paciente, deA } = await authoriseA()
      const deB = await b.release({ codigoAssociado: paciente })
      await b.send(deB, [RESTAURACAO, vizinho])
      await t.rows(`update guia set validade_senha = '2027-01-20' where numero_ficha = $1`, [deB])
      await a.date(deA, RESTAURACAO, '2026-11-15')
      await decide(deA)
      await b.date(deB, vizinho)
      const as = await b.enter()
      await t.call(guia.sign, { params: { id: deB } }, { as })
      const antes = await countLogo(deA)
      const naoRealizados = [1]
      const { codigoEvento } = vizinho
      const eventos = [{ codigoEvento, numeroSequencialInclusao: 2, numeroSequencialEvento: 1 }]
      const { status } =
        nome === 'forwarding'
          ? await t.call(guia.sendRepasse, { params: { id: deB }, body: { naoRealizados } }, { as })
          : await t.call(guia.requestToken, { body: { numeroFicha: deB, eventos, naoRealizados } }, { as })
      expect(status).toBe(200)
      expect(await countLogo(deA)).toBe(antes + 1)
      await decide(deA)
      expect(await readLugar(deA)).toEqual([1, 3])
    },
  )

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
