import type { acesso } from '@portal/contract/acesso.ts'
import { getTextoSenha, type MotivoSenha } from '@portal/domain/acesso/senha.ts'
import type { Context, Handler } from '../http/handler.ts'
import { checkNovaSenha } from './checkNovaSenha.ts'
import { COOKIE_DISPOSITIVO, dispositivoCookie, fingerprintCookie } from './cookies.ts'
import { isDoCorpoClinico } from './corpoClinico.ts'
import {
  type Credencial,
  defineSenha,
  findCredencial,
  holdSenha,
  lockCredencial,
} from './credencial.store.ts'
import { createDispositivos } from './dispositivo.ts'
import { closeFluxos, type Fluxo, findFluxo, spendFluxo } from './fluxo.store.ts'
import { endAnterior, openSessao, type SessaoAberta } from './openSessao.ts'
import { hashSenha, verifySenha } from './passwordHash.ts'
import { actFor, enterUnknown, readOf } from './semSessao.ts'
import { findFimSenha, insertAvisoSenha } from './senhaDefinida.ts'
import { revokeSessoes } from './sessao.store.ts'
import { clearFalhas } from './tentativa.store.ts'
import { listContadosOrigem, refundTentativas, takeTentativas } from './tentativas.ts'
import { hashTokenFluxo } from './tokenFluxo.ts'

type Pedido = Context<typeof acesso.createSenha>

/** What a token leads to, while its time has not run out. */
type Achado = { fluxo: Fluxo; credencial: Credencial }

/**
 * Defines the password of the token's login and spends the token: flows PA, RS and SE (Spec §4.6). Ends every session of
 * that login and opens one, for whoever typed the password is in (Produto §3). Sent again with the very same password,
 * because the answer was lost, it changes nothing and opens a session all the same, as a login with that password would.
 */
export const createSenha: Handler<typeof acesso.createSenha> = async (context) => {
  const { body, services, agora, requisicao, fail } = context
  const { secrets } = services
  const contados = listContadosOrigem(requisicao.ip)
  const token = hashTokenFluxo(body.tokenFluxo)
  const achado = await enterUnknown(services, async (db): Promise<Achado | undefined> => {
    await takeTentativas(db, contados, agora)
    const fluxo = await findFluxo(db, token, agora)
    const credencial = fluxo && (await findCredencial(db, fluxo.login))
    return credencial && credencial.situacao !== 'bloqueada' ? { fluxo, credencial } : undefined
  })
  if (!achado || !(await isDoCorpoClinico(services, achado.credencial))) return fail('API-ACE-0007')
  const { fluxo, credencial } = achado
  const isAtual = credencial.hash !== null && (await verifySenha(credencial.hash, body.senha))
  if (fluxo.usadoEm !== null && !(isAtual && credencial.expiraEm)) return fail('API-ACE-0007')
  await enterUnknown(services, (db) => refundTentativas(db, contados))
  const { codigoCredenciado } = credencial
  const quem = { codigoCredenciado, login: fluxo.login }
  if (fluxo.usadoEm !== null && credencial.hash !== null && credencial.expiraEm) {
    const { hash: atual, expiraEm: fim } = credencial
    const aberta = await actFor(services, codigoCredenciado, async (db) => {
      if (!(await holdSenha(db, fluxo.login, atual))) fail('API-ACE-0007')
      return openSessao(db, secrets, quem, requisicao, agora)
    })
    return enter(context, fluxo.login, { aberta, hash: atual, expiraEm: fim })
  }
  const motivos = await listMotivos(context, achado, isAtual)
  if (motivos.length > 0) {
    const detalhes = motivos.map((motivo) => ({ campo: 'senha', mensagem: getTextoSenha(motivo) }))
    return fail('API-ACE-0005', detalhes)
  }
  const hash = await hashSenha(body.senha)
  const expiraEm = findFimSenha(agora)
  const aberta = await actFor(services, codigoCredenciado, async (db) => {
    await lockCredencial(db, fluxo.login)
    // Of two at once with one token, the second finds it spent.
    if (!(await spendFluxo(db, token, agora))) fail('API-ACE-0007')
    if (!(await defineSenha(db, fluxo.login, hash, agora, expiraEm))) fail('API-ACE-0007')
    await closeFluxos(db, fluxo.login)
    await revokeSessoes(db, quem, agora)
    await clearFalhas(db, { tipo: 'conta', valor: String(fluxo.login) })
    await insertAvisoSenha(db, fluxo.login, agora, credencial.hash === null)
    return openSessao(db, secrets, quem, requisicao, agora)
  })
  return enter(context, fluxo.login, { aberta, hash, expiraEm })
}

type Definida = { aberta: SessaoAberta; hash: string; expiraEm: Date }

/** What a login gives: the token, its HttpOnly twin, and a device that is known; what was open here before is over. */
async function enter({ services, requisicao, agora, setHeader }: Pedido, login: number, definida: Definida) {
  const { aberta, hash, expiraEm } = definida
  const { cookies } = requisicao
  await endAnterior(services, cookies, agora)
  const marcas = createDispositivos(services.secrets).mark(
    cookies[COOKIE_DISPOSITIVO],
    login,
    hash,
    undefined,
  )
  setHeader('set-cookie', fingerprintCookie(aberta.fingerprint))
  setHeader('set-cookie', dispositivoCookie(marcas))
  return {
    ok: true as const,
    expiraEm: expiraEm.toISOString(),
    accessToken: aberta.accessToken,
    ...(aberta.temTermos && { termosPendentes: true as const }),
  }
}

/** Every reason that refuses the password; that it is the current one is known by its hash alone. */
async function listMotivos(
  { body, services, hoje }: Pedido,
  { fluxo, credencial: { codigoCredenciado, codigoDentista } }: Achado,
  isAtual: boolean,
): Promise<MotivoSenha[]> {
  const dono = { login: fluxo.login, codigoCredenciado, codigoDentista }
  const motivos = await readOf(services, codigoCredenciado, (db) =>
    checkNovaSenha(db, dono, { novaSenha: body.senha }, hoje),
  )
  return isAtual ? [...motivos, 'igual'] : motivos
}
