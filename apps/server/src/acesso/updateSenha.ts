import type { acesso } from '@portal/contract/acesso.ts'
import { getTextoSenha, validateSenha } from '@portal/domain/acesso/senha.ts'
import type { Handler } from '../http/handler.ts'
import { COOKIE_DISPOSITIVO, dispositivoCookie } from './cookies.ts'
import { findCredencial, updateCredencial } from './credencial.store.ts'
import { createDispositivos } from './dispositivo.ts'
import { hashSenha, verifySenha } from './passwordHash.ts'
import { revokeOtherSessoes } from './sessao.store.ts'
import { clearFalhas, findEspera, takeTentativa } from './tentativa.store.ts'

/** Days until a password expires (Spec §3, `qtdDiasExpiracaoSenha`; the number is ours). */
export const DIAS_VALIDADE_SENHA = 180

/**
 * Changes the password of the session's login and ends the provider's other sessions (product.md, "Session"). No
 * device is known any more but the one that did it.
 */
export const updateSenha: Handler<typeof acesso.updateSenha> = async ({
  body,
  db,
  sessao,
  services,
  requisicao,
  setHeader,
  agora,
  fail,
}) => {
  const contado = { tipo: 'sessao', valor: sessao.sid } as const
  // Its own transaction: a refusal rolls this one back, and the attempt must be counted all the same.
  const taken = await services.pool.transaction(0, (other) => takeTentativa(other, contado, agora))
  if (!taken) {
    const espera = Math.max(1, await findEspera(db, [contado], agora))
    fail('API-ACE-0004', [{ mensagem: `Tente de novo em ${espera} segundos.` }], espera)
  }
  const credencial = await findCredencial(db, sessao.login)
  if (!(await verifySenha(credencial?.hash, body.senha))) {
    fail('API-ACE-0006', [{ campo: 'senha', mensagem: 'A senha atual não confere.' }])
  }
  await services.pool.transaction(0, (other) => clearFalhas(other, contado))
  const motivos = validateSenha(body.novaSenha, { login: String(sessao.login) })
  if (motivos.length > 0) {
    const detalhes = motivos.map((motivo) => ({ campo: 'novaSenha', mensagem: getTextoSenha(motivo) }))
    fail('API-ACE-0005', detalhes)
  }
  const expiraEm = new Date(agora.getTime() + DIAS_VALIDADE_SENHA * 86_400_000)
  const hash = await hashSenha(body.novaSenha)
  await updateCredencial(db, sessao.login, hash, agora, expiraEm)
  await revokeOtherSessoes(db, sessao.codigoCredenciado, sessao.sid, agora)
  const cookie = requisicao.cookies[COOKIE_DISPOSITIVO]
  const marcas = createDispositivos(services.secrets).mark(cookie, sessao.login, hash, undefined)
  setHeader('set-cookie', dispositivoCookie(marcas))
  return { ok: true, expiraEm: expiraEm.toISOString() }
}
