import type { acesso } from '@portal/contract/acesso.ts'
import { getTextoSenha } from '@portal/domain/acesso/senha.ts'
import type { Handler } from '../http/handler.ts'
import { checkNovaSenha } from './checkNovaSenha.ts'
import { findCredencial, updateCredencial } from './credencial.store.ts'
import { hashSenha, verifySenha } from './passwordHash.ts'
import { revokeOtherSessoes } from './sessao.store.ts'
import { clearFalhas, findEspera, takeTentativa } from './tentativa.store.ts'

/** Days until a password expires (Spec §3, `qtdDiasExpiracaoSenha`; the number is ours). */
export const DIAS_VALIDADE_SENHA = 180

/** Changes the password of the session's login and ends the provider's other sessions (product.md, "Session"). */
export const updateSenha: Handler<typeof acesso.updateSenha> = async ({
  body,
  db,
  sessao,
  services,
  agora,
  fail,
}) => {
  const conta = { tipo: 'conta', valor: String(sessao.login) } as const
  // Its own transaction: a refusal rolls this one back, and the attempt must be counted all the same.
  const taken = await services.pool.transaction(0, (other) => takeTentativa(other, conta, agora))
  if (!taken) {
    const espera = Math.max(1, await findEspera(db, [conta], agora))
    fail('API-ACE-0004', [{ mensagem: `Tente de novo em ${espera} segundos.` }], espera)
  }
  const credencial = await findCredencial(db, sessao.login)
  if (!(await verifySenha(credencial?.hash, body.senha))) {
    fail('API-ACE-0006', [{ campo: 'senha', mensagem: 'A senha atual não confere.' }])
  }
  await services.pool.transaction(0, (other) => clearFalhas(other, conta))
  const motivos = await checkNovaSenha(db, sessao, body)
  if (motivos.length > 0) {
    const detalhes = motivos.map((motivo) => ({ campo: 'novaSenha', mensagem: getTextoSenha(motivo) }))
    fail('API-ACE-0005', detalhes)
  }
  const expiraEm = new Date(agora.getTime() + DIAS_VALIDADE_SENHA * 86_400_000)
  await updateCredencial(db, sessao.login, await hashSenha(body.novaSenha), agora, expiraEm)
  await revokeOtherSessoes(db, sessao.codigoCredenciado, sessao.sid, agora)
  return { ok: true, expiraEm: expiraEm.toISOString() }
}
