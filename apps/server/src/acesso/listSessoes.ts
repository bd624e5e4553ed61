import type { acesso } from '@portal/contract/acesso.ts'
import { describeAparelho } from '@portal/domain/acesso/aparelho.ts'
import type { Handler } from '../http/handler.ts'
import { listSessoesAbertas } from './sessao.store.ts'

/** Who is in with the session's code: its owner knows what should not be there (ASVS 7.5.2). */
export const listSessoes: Handler<typeof acesso.listSessoes> = async ({ db, sessao, agora }) => {
  const abertas = await listSessoesAbertas(db, sessao, agora)
  return {
    sessoes: abertas.map(({ sid, agente, ip, desde, vistaEm }) => ({
      sid,
      aparelho: describeAparelho(agente),
      ip,
      desde: desde.toISOString(),
      vistaEm: vistaEm.toISOString(),
      atual: sid === sessao.sid,
    })),
  }
}
