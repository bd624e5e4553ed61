import { randomInt } from 'node:crypto'
import { updateEventos } from '../guia/fatos/evento.store.ts'
import type { GuiaCarregada } from '../guia/fatos/loadGuia.ts'
import { confirmEventos } from '../guia/respostaToken.ts'
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

/** The demonstration's patient confirms what was done; one who says no does so by the application (`aplicativo`). */
export const chooseConfirmacao = (): PassoTarefa => ({
  acao: 'confirmToken',
  efeito: ({ db, carregada }) => confirmEventos(db, carregada),
})
