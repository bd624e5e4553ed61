import type { termo } from '@portal/contract/termo.ts'
import type { Handlers } from '../http/handler.ts'
import { listAceites } from './aceite.store.ts'
import { createAceite } from './createAceite.ts'
import { listCodigosPendentes, listPendentes } from './documento.store.ts'
import { toTermoPendente, toTermosAceitos } from './toTermo.ts'

/** Spec §7.8; Operadora §6. */
export const termoHandlers: Handlers<typeof termo> = {
  getPendencia: async ({ db, sessao, agora }) => ({
    termosPendentes: await listCodigosPendentes(db, { ...sessao, agora }),
  }),
  listPendentes: async ({ db, sessao, agora }) => {
    const pendentes = await listPendentes(db, { ...sessao, agora })
    return { termos: pendentes.map(toTermoPendente) }
  },
  createAceite,
  listAceitos: async ({ db, sessao }) => {
    const termos = toTermosAceitos(await listAceites(db, sessao.codigoCredenciado))
    return { termos: termos.map(({ texto: _texto, ...aceito }) => aceito) }
  },
  getAceito: async ({ db, sessao, query: { codigoDocumento }, fail }) => {
    const [aceito] = toTermosAceitos(await listAceites(db, sessao.codigoCredenciado, codigoDocumento))
    return aceito ?? fail('API-TER-0001')
  },
}
