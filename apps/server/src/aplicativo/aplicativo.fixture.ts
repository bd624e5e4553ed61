import { guia } from '@portal/contract/guia.ts'
import {
  createAssociado,
  dateEvento,
  RESTAURACAO,
  releaseGuia,
  runFila,
  sendEventos,
} from '../testing/guia.fixture.ts'
import type { TestApp } from '../testing/testApp.ts'
import { type Ordem, signOrdem } from './passe.ts'

type DoPaciente = Pick<Ordem, 'sub' | 'numeroFicha'>

/** An order as the application signs it now. */
export const signPasse = (t: TestApp, ordem: Ordem): string =>
  signOrdem(t.services.chavesAplicativo, ordem, t.clock.now())

/** A guide just released, with whose it is; a complementary one beside a main guide. */
export async function releaseDe(t: TestApp, principal: number | null = null): Promise<DoPaciente> {
  const sub = await createAssociado(t)
  return { sub, numeroFicha: await releaseGuia(t, { codigoAssociado: sub, numeroFichaPrincipal: principal }) }
}

const pedido = {
  codigoEvento: RESTAURACAO.codigoEvento,
  numeroSequencialInclusao: 1,
  numeroSequencialEvento: 1,
}

/** Asks the patient to confirm the one event of a guide. */
export const askToken = async (t: TestApp, numeroFicha: number) =>
  t.call(guia.requestToken, { body: { numeroFicha, eventos: [pedido] } }, { as: await t.as(100001) })

/** A guide that is done and signed, and of which a token was asked, or came too. */
export async function createAssinada(t: TestApp, ate: 'assinada' | 'pedido' | 'gerado'): Promise<DoPaciente> {
  const doPaciente = await releaseDe(t)
  const { numeroFicha } = doPaciente
  await sendEventos(t, numeroFicha, [RESTAURACAO])
  await dateEvento(t, numeroFicha)
  await t.call(guia.sign, { params: { id: numeroFicha } }, { as: await t.as(100001) })
  if (ate !== 'assinada') await askToken(t, numeroFicha)
  if (ate === 'gerado') await runFila(t, 'generateToken', numeroFicha)
  return doPaciente
}
