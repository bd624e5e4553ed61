import { timingSafeEqual } from 'node:crypto'
import type { cadastro } from '@portal/contract/cadastro.ts'
import { normalizeCodigo } from '@portal/domain/acesso/canal.ts'
import { deriveCodigo } from '../acesso/tokenFluxo.ts'
import type { Handler } from '../http/handler.ts'
import { findContatos, lockCredenciado } from './contato.store.ts'
import { applyTroca, endTroca, findUltimaTroca } from './troca.store.ts'

/**
 * The code came back from the e-mail that was in force: from now on the others serve (Operadora §6). The same code once
 * more finds it done.
 */
export const validateContatos: Handler<typeof cadastro.validateContatos> = async (context) => {
  const { body, db, sessao, services, agora, fail } = context
  const { codigoCredenciado } = sessao
  await lockCredenciado(db, codigoCredenciado)
  const troca = await findUltimaTroca(db, codigoCredenciado, agora)
  if (!troca) return fail('API-CAD-0003')
  const esperado = Buffer.from(deriveCodigo(services.secrets, troca.id))
  const digitado = Buffer.from(normalizeCodigo(body.codigo))
  if (esperado.length !== digitado.length || !timingSafeEqual(esperado, digitado)) return fail('API-CAD-0003')
  if (!troca.isConfirmada) {
    await applyTroca(db, codigoCredenciado, troca)
    await endTroca(db, codigoCredenciado, 'confirmada', agora)
  }
  const { contatoCredenciado } = await findContatos(db, codigoCredenciado)
  return { contatoCredenciado }
}
