import type { ResultadoLogin } from '@portal/contract/acesso.ts'
import { validadeLinkMinutos } from '@portal/domain/acesso/canal.ts'
import { getRede } from '@portal/domain/rede/rede.tables.ts'
import type { Db } from '../db/client.ts'
import { Falha } from '../http/falha.ts'
import type { Services } from '../http/services.ts'
import { COOKIE_DISPOSITIVO, dispositivoCookie, fingerprintCookie } from './cookies.ts'
import { isDoCorpoClinico } from './corpoClinico.ts'
import {
  type Credencial,
  findCredencial,
  findCredencialDoBanco,
  findPermissoes,
  holdSenha,
  lockCredencial,
} from './credencial.store.ts'
import { createDispositivos } from './dispositivo.ts'
import { endAnteriores, openFluxo } from './fluxo.store.ts'
import { endAnterior, openSessao, type SessaoAberta } from './openSessao.ts'
import { verifySenha } from './passwordHash.ts'
import { resultadoDaFalha } from './resultadoDaFalha.ts'
import { actFor, enterUnknown, readOf } from './semSessao.ts'
import { type Contado, clearFalhas } from './tentativa.store.ts'
import { listContadosOrigem, refundTentativas, takeTentativas } from './tentativas.ts'
import { createTokenFluxo, hashTokenFluxo } from './tokenFluxo.ts'

/** Who knocks: by the portal's code, or by the user that a bank gave (Produto §3). */
type Quem = { login: string } | { usuario: string }

export type PedidoLogin = Quem & {
  senha: string
  ip: string
  agente: string
  cookies: Readonly<Record<string, string | undefined>>
}

/** What a login gives: the call's reply and, when a session was opened, the HttpOnly cookies to set. */
export type Login = { resultado: ResultadoLogin; cookies: readonly string[] }

/**
 * Logs a provider in, or a dentist of its. Unknown, wrong, blocked and a dentist who left answer alike, in text and time: API-ACE-0001. Attempts are slowed by
 * account, address and network, and those of a known device by that device alone: API-ACE-0004 with the seconds to
 * wait. Spec §4.6. A bank's user is counted with the code that it stands for: two doors give no more attempts.
 */
export async function login(services: Services, pedido: PedidoLogin): Promise<Login> {
  const { logins } = services.metrics
  try {
    const entrada = await attempt(services, pedido)
    logins.inc({ resultado: entrada.resultado.tipoProcesso === 'ACESSO' ? 'entrou' : 'definirSenha' })
    return entrada
  } catch (error) {
    logins.inc({ resultado: resultadoDaFalha(error) })
    throw error
  }
}

async function attempt(services: Services, pedido: PedidoLogin): Promise<Login> {
  const { clock } = services
  const agora = clock.now()
  const dispositivos = createDispositivos(services.secrets)
  const cookie = pedido.cookies[COOKIE_DISPOSITIVO]
  const { credencial, numero, dispositivo, contados } = await enterUnknown(services, async (db) => {
    const { found, login, conta } = await findQuem(db, pedido)
    const known = dispositivos.find(cookie, login, found?.hash)
    const todos = listContados(conta, pedido.ip, known)
    await takeTentativas(db, todos, agora)
    return { credencial: found, numero: login, dispositivo: known, contados: todos }
  })
  // Who has no password yet is told so by nobody: first access begins with a link (Produto §3).
  const senhaConfere = await verifySenha(credencial?.hash, pedido.senha)
  if (!credencial || credencial.hash === null || !senhaConfere || credencial.situacao === 'bloqueada') {
    throw new Falha('API-ACE-0001')
  }
  if (!(await isDoCorpoClinico(services, credencial))) throw new Falha('API-ACE-0001')
  if ('usuario' in pedido && !(await isDoBanco(services, credencial))) throw new Falha('API-ACE-0001')
  const { codigoCredenciado, hash } = credencial
  const expirou = isExpirada(credencial, agora)
  const fluxoToken = await enterUnknown(services, async (db) => {
    await refundTentativas(db, contados)
    if (expirou) return startTroca(db, numero, hash, agora)
    await clearFalhas(db, contados[0])
    return undefined
  })
  if (fluxoToken !== undefined) {
    return { resultado: { tipoProcesso: 'DEFINICAO_SENHA', tipoFluxo: 'SE', fluxoToken }, cookies: [] }
  }
  const conferida = { codigoCredenciado, numero, hash }
  const { accessToken, fingerprint, temTermos } = await openConferida(services, conferida, pedido, agora)
  await endAnterior(services, pedido.cookies, agora)
  const marcas = dispositivos.mark(cookie, numero, hash, dispositivo)
  return {
    resultado: { tipoProcesso: 'ACESSO', accessToken, ...(temTermos && { termosPendentes: true }) },
    cookies: [fingerprintCookie(fingerprint), dispositivoCookie(marcas)],
  }
}

/** Nobody's login, of a user that there is not. */
const NINGUEM = 0

/** The credential of whoever knocks, its login, and the account that the attempt counts for. */
async function findQuem(db: Db, quem: Quem) {
  if ('login' in quem) {
    const login = Number(quem.login)
    return { found: await findCredencial(db, login), login, conta: String(login) }
  }
  const found = await findCredencialDoBanco(db, quem.usuario)
  const login = found?.login ?? NINGUEM
  return { found, login, conta: found ? String(login) : quem.usuario.toLowerCase() }
}

/** Whether a provider is of a network whose bank gives users: one that left it enters by its code alone. */
async function isDoBanco(services: Services, { codigoCredenciado }: Credencial): Promise<boolean> {
  const { rede } = await readOf(services, codigoCredenciado, (db) => findPermissoes(db, codigoCredenciado))
  return getRede(rede)?.usuarioProprio != null
}

/**
 * Where an attempt counts, its own count first. A known device's counts there alone: what others do to the account
 * or the network does not keep it waiting, and what it does itself clears nothing of theirs.
 */
function listContados(
  conta: string,
  ip: string,
  dispositivo: string | undefined,
): readonly [Contado, ...Contado[]] {
  if (dispositivo) return [{ tipo: 'dispositivo', valor: dispositivo }]
  return [{ tipo: 'conta', valor: conta }, ...listContadosOrigem(ip)]
}

/** Whether another password must be defined before the portal opens (flow SE, Spec §4.6). */
const isExpirada = ({ situacao, expiraEm }: Credencial, agora: Date): boolean =>
  situacao === 'expirada' || (expiraEm !== null && expiraEm <= agora)

/** Whoever knows the expired password defines the next one at once, without a link. */
async function startTroca(db: Db, login: number, hash: string, agora: Date): Promise<string> {
  // For itself from the start: of two that share it, neither could become the one that changes.
  await lockCredencial(db, login)
  if (!(await holdSenha(db, login, hash))) throw new Falha('API-ACE-0001')
  const token = createTokenFluxo()
  const expiraEm = new Date(agora.getTime() + validadeLinkMinutos * 60_000)
  const fluxo = { login, tipo: 'SE', expiraEm } as const
  const tokenHash = hashTokenFluxo(token)
  await openFluxo(db, tokenHash, fluxo)
  await endAnteriores(db, tokenHash, fluxo)
  return token
}

/** Opens the session of the password that was verified. Throws API-ACE-0001 when it was changed meanwhile. */
const openConferida = (
  services: Services,
  { codigoCredenciado, numero, hash }: { codigoCredenciado: number; numero: number; hash: string },
  pedido: PedidoLogin,
  agora: Date,
): Promise<SessaoAberta> =>
  actFor(services, codigoCredenciado, async (db) => {
    if (!(await holdSenha(db, numero, hash))) throw new Falha('API-ACE-0001')
    return openSessao(db, services.secrets, { codigoCredenciado, login: numero }, pedido, agora)
  })
