import { explainRejeicao, type MotivoRejeicao } from '@portal/domain/guia/motivoRejeicao.tables.ts'
import { destinoAposToken } from '@portal/domain/guia/statusAposToken.ts'
import type { Db } from '../db/client.ts'
import type { Efeito } from './applyAcao.ts'
import { type Evento, updateEventos } from './fatos/evento.store.ts'
import { type GuiaCarregada, toEstadoEvento } from './fatos/loadGuia.ts'

/** What the guide becomes once the patient has answered of some events. */
async function answerToken(
  db: Db,
  { guia, eventos, estado }: GuiaCarregada,
  answer: (evento: Evento) => Evento,
): Promise<Efeito<undefined>> {
  const depois = eventos.map(answer)
  const respondidos = depois.filter((evento, i) => evento !== eventos[i])
  await updateEventos(db, guia.codigoCredenciado, guia.numeroFicha, respondidos)
  return {
    resultado: undefined,
    calculado: destinoAposToken({ ...estado, eventos: depois.map(toEstadoEvento) }),
  }
}

/**
 * The patient confirms what was done: 19 becomes 20, stage 6, unless other events are still to be confirmed
 * (docs/decisions/0014).
 */
export const confirmEventos = (db: Db, carregada: GuiaCarregada): Promise<Efeito<undefined>> =>
  answerToken(db, carregada, (evento) =>
    evento.statusToken === 'BENEFICIARIO_PENDENTE' ? { ...evento, statusToken: 'APROVADO' } : evento,
  )

/** The patient says no to all that was asked for: the guide goes back to where it was asked from, with why. Produto §4. */
export async function rejectEventos(
  db: Db,
  carregada: GuiaCarregada,
  motivo: MotivoRejeicao,
): Promise<Efeito<undefined>> {
  const efeito = await answerToken(db, carregada, (evento) =>
    isPerguntado(evento)
      ? { ...evento, statusToken: 'REJEITADO', tokensRejeitados: evento.tokensRejeitados + 1 }
      : evento,
  )
  return { ...efeito, motivo: explainRejeicao(motivo) }
}

/** Of which the patient is being asked: the token is on its way, or has come. */
export const isPerguntado = ({ statusToken }: Pick<Evento, 'statusToken'>): boolean =>
  statusToken === 'FILA_PENDENTE' || statusToken === 'BENEFICIARIO_PENDENTE'
