import { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { releaseGuia } from '../testing/guia.fixture.ts'
import type { TestApp } from '../testing/testApp.ts'
import { createPronto, type Exame } from './exame.fixture.ts'

/** An exam that came back to 100001 and a clinical guide of its patient. */
export type Vinculavel = Exame & { numeroFicha: number }

export async function createVinculavel(t: TestApp): Promise<Vinculavel> {
  const exame = await createPronto(t)
  const numeroFicha = await releaseGuia(t, { codigoAssociado: exame.codigoAssociado })
  return { ...exame, numeroFicha }
}

/** The same, linked. */
export async function createVinculada(t: TestApp): Promise<Vinculavel> {
  const vinculavel = await createVinculavel(t)
  const { codigoAssociado, fichaExame, numeroFicha } = vinculavel
  const body = { codigoAssociado, fichasExames: [fichaExame], fichasVinculo: [numeroFicha] }
  const { codigo } = await t.call(vinculoExame.linkExames, { body }, { as: await t.as(100001) })
  if (codigo !== undefined) throw new Error(`link of ${fichaExame}: ${codigo}`)
  return vinculavel
}
