import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { cadastro } from '@portal/contract/cadastro.ts'
import { normalizeCodigo } from '@portal/domain/acesso/canal.ts'
import { describeEspera } from '../acesso/espera.ts'
import { closeFluxosDoCredenciado } from '../acesso/fluxo.store.ts'
import { clearFalhas, findEspera, takeTentativa } from '../acesso/tentativa.store.ts'
import { deriveCodigo } from '../acesso/tokenFluxo.ts'
import { insertMensagem } from '../correio/mensagem.store.ts'
import type { Context, PreparedHandler } from '../http/handler.ts'
import { findContatos, lockCredenciado } from './contato.store.ts'
import { applyTroca, endTroca, findUltimaTroca, type Troca } from './troca.store.ts'

/**
 * The code came back from the e-mail that was in force: from now on the others serve (Operadora §6). The same code once
 * more finds it done. A try is counted before it is judged, and stays though the call is refused.
 */
export const validateContatos: PreparedHandler<typeof cadastro.validateContatos> = {
  prepare: async ({ sessao, transaction, agora, fail }) => {
    const { codigoCredenciado } = sessao
    const contado = { tipo: 'troca', valor: String(codigoCredenciado) } as const
    const espera = await transaction(async (db) =>
      (await takeTentativa(db, contado, agora)) ? 0 : Math.max(1, await findEspera(db, [contado], agora)),
    )
    if (espera > 0) fail('API-ACE-0004', [{ mensagem: describeEspera(espera) }], espera)
    return async (context) => {
      const { body, db, services, trilha } = context
      trilha({ objeto: 'código da troca de contato' })
      await lockCredenciado(db, codigoCredenciado)
      const troca = await findUltimaTroca(db, codigoCredenciado, agora)
      if (!troca) return fail('API-CAD-0003')
      const esperado = Buffer.from(deriveCodigo(services.secrets, troca.id))
      const digitado = Buffer.from(normalizeCodigo(body.codigo))
      if (esperado.length !== digitado.length || !timingSafeEqual(esperado, digitado))
        return fail('API-CAD-0003')
      await clearFalhas(db, contado)
      if (!troca.isConfirmada) await putEmVigor(context, troca)
      const { contatoCredenciado } = await findContatos(db, codigoCredenciado)
      return { contatoCredenciado }
    }
  },
}

/** Links that went to the former address are good no longer, and it is told of the change. */
async function putEmVigor({ db, sessao, agora }: Context<typeof cadastro.validateContatos>, troca: Troca) {
  const { codigoCredenciado, login } = sessao
  await applyTroca(db, codigoCredenciado, troca)
  await endTroca(db, codigoCredenciado, 'confirmada', agora)
  await closeFluxosDoCredenciado(db, codigoCredenciado)
  const aviso = { id: randomUUID(), login, canal: 'EMAIL', assunto: 'contatoTrocado' } as const
  await insertMensagem(db, { ...aviso, pedidaEm: agora })
}
