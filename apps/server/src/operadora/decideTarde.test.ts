import { describe, expect, it } from 'vitest'
import { createUmAto, DIA_A, DIA_B, FIM_A, NEGADO_NA_ANALISE } from '../prontuario/umAto.fixture.ts'
import { createAssociado, detailGuia, insertImagem, RESTAURACAO } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()
const { a, b, setDay, authoriseBoth, readLugar, decide } = await createUmAto(t)

const EXTRACAO = { ...RESTAURACAO, codigoEvento: '82000875', codigoFace: null }

const explain = async (numeroFicha: number) => (await detailGuia(t, numeroFicha)).historico.at(-1)?.motivo

/** An extraction that is authorised; the audit asks for its images. */
async function extract(clinica: typeof a, codigoAssociado: string): Promise<number> {
  const numeroFicha = await clinica.release({ codigoAssociado })
  for (const momento of ['inicial', 'final'] as const) await insertImagem(t, numeroFicha, momento, '26')
  await clinica.send(numeroFicha, [EXTRACAO])
  for (let passo = 0; passo < 2; passo++) await decide(numeroFicha)
  expect(await readLugar(numeroFicha)).toEqual([1, 2])
  return numeroFicha
}

describe('a day told late, decided', () => {
  it('says until when the place is held', async () => {
    const { deA, deB } = await authoriseBoth()
    await t.rows(`update guia set validade_senha = '2026-12-10' where numero_ficha = $1`, [deB])
    await a.date(deA, RESTAURACAO, '2026-11-15')
    await decide(deA)
    expect(await explain(deA)).toBe(
      'O lugar está reservado a outra guia até 10/12/2026: a decisão espera até lá.',
    )
  })

  it('waits for nobody who only holds the place where something else is against it already', async () => {
    setDay(DIA_A)
    const paciente = await createAssociado(t)
    const deA = await extract(a, paciente)
    await t.rows('update guia set validade_senha = $1 where numero_ficha = $2', [FIM_A, deA])
    setDay(DIA_B)
    const deB = await extract(b, paciente)
    const restaura = await b.request(paciente, RESTAURACAO)
    await b.date(restaura, RESTAURACAO)
    await a.date(deA, EXTRACAO, '2026-11-15')
    expect(await readLugar(deA)).toEqual([2, 4])
    await decide(deA)
    expect(await readLugar(deA)).toEqual(NEGADO_NA_ANALISE)
    expect(await readLugar(deB)).toEqual([1, 2])
  })
})
