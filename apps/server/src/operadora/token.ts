import { randomInt } from 'node:crypto'
import { destinoAposToken } from '@portal/domain/guia/statusAposToken.ts'
import { updateEventos } from '../guia/fatos/evento.store.ts'
import { type GuiaCarregada, toEstadoEvento } from '../guia/fatos/loadGuia.ts'
import type { PassoTarefa } from './runTarefa.ts'

const DIGITOS = 6

/** The patient's app gets the token: 18 becomes 19, one number for all the events that were asked for. */
export const chooseToken = ({ guia, eventos }: GuiaCarregada): PassoTarefa => ({
  acao: 'generateToken',
  efeito: async ({ db }) => {
    const numeroToken = String(randomInt(10 ** DIGITOS)).padStart(DIGITOS, '0')
    const gerados = eventos
      .filter(({ statusToken }) => statusToken === 'FILA_PENDENTE')
      .map((evento) => ({ ...evento, numeroToken, statusToken: 'BENEFICIARIO_PENDENTE' as const }))
    await updateEventos(db, guia.codigoCredenciado, guia.numeroFicha, gerados)
    return { resultado: undefined }
  },
})

/**
 * The patient confirms what was done: 19 becomes 20, stage 6, unless other events are still to be confirmed
 * (docs/decisions/0014).
 */
export const chooseConfirmacao = ({ guia, eventos, estado }: GuiaCarregada): PassoTarefa => ({
  acao: 'confirmToken',
  efeito: async ({ db }) => {
    const depois = eventos.map((evento) =>
      evento.statusToken === 'BENEFICIARIO_PENDENTE'
        ? { ...evento, statusToken: 'APROVADO' as const }
        : evento,
    )
    const confirmados = depois.filter((evento, i) => evento !== eventos[i])
    await updateEventos(db, guia.codigoCredenciado, guia.numeroFicha, confirmados)
    return {
      resultado: undefined,
      calculado: destinoAposToken({ ...estado, eventos: depois.map(toEstadoEvento) }),
    }
  },
})
