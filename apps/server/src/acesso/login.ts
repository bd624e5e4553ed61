import { randomUUID } from 'node:crypto'
import type { ResultadoLogin } from '@portal/contract/acesso.ts'
import { civilDay } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { Falha } from '../http/falha.ts'
import type { Services } from '../services.ts'
import { COOKIE_DISPOSITIVO, dispositivoCookie, fingerprintCookie } from './cookies.ts'
import { type Credencial, findCredencial, findPermissoes, holdSenha } from './credencial.store.ts'
import { createDispositivos } from './dispositivo.ts'
import { describeEspera } from './espera.ts'
import { issueToken } from './issueToken.ts'
import { origemOf } from './origem.ts'
import { verifySenha } from './passwordHash.ts'
import { createProtocolo, insertSessao } from './sessao.store.ts'
import { type Contado, clearFalhas, findEspera, refundTentativa, takeTentativa } from './tentativa.store.ts'
import { createFingerprint, hashFingerprint } from './token.ts'

/** A session lives at most this long, however often it is renewed (ASVS 7.3.2). */
const VIDA_SESSAO_MS = 12 * 60 * 60 * 1000

export type PedidoLogin = {
  login: string
  senha: string
  ip: string
  agente: string
  cookies: Readonly<Record<string, string | undefined>>
}

/** What a login gives: the call's reply and, when a session was opened, the HttpOnly cookies to set. */
export type Login = { resultado: ResultadoLogin; cookies: readonly string[] }

/**
 * Logs a provider in. Unknown, wrong and blocked answer alike, in text and time: API-ACE-0001. Attempts are slowed by
 * account, address and network, and those of a known device by that device alone: API-ACE-0004 with the seconds to
 * wait. Spec §4.6.
 */
export async function login(services: Services, pedido: PedidoLogin): Promise<Login> {
  const { logins } = services.metrics
  try {
    const entrada = await attempt(services, pedido)
    logins.inc({ resultado: entrada.resultado.tipoProcesso === 'ACESSO' ? 'entrou' : 'definirSenha' })
    return entrada
  } catch (error) {
    logins.inc({ resultado: resultadoOf(error) })
    throw error
  }
}

/** How a login that opened nothing is counted (docs/operacao.md). */
function resultadoOf(error: unknown): 'recusado' | 'espera' | 'falha' {
  const codigo = error instanceof Falha ? error.codigo : undefined
  if (codigo === 'API-ACE-0001') return 'recusado'
  return codigo === 'API-ACE-0004' ? 'espera' : 'falha'
}

async function attempt(services: Services, pedido: PedidoLogin): Promise<Login> {
  const { clock } = services
  const agora = clock.now()
  const numero = Number(pedido.login)
  const dispositivos = createDispositivos(services.secrets)
  const cookie = pedido.cookies[COOKIE_DISPOSITIVO]
  const { credencial, dispositivo, contados } = await enter(services, async (db) => {
    const found = await findCredencial(db, numero)
    const known = dispositivos.find(cookie, numero, found?.hash)
    const todos = listContados(numero, pedido.ip, known)
    await takeTentativas(db, todos, agora)
    return { credencial: found, dispositivo: known, contados: todos }
  })
  const senhaConfere = await verifySenha(credencial?.hash, pedido.senha)
  const flow = credencial && flowOf(credencial, agora)
  if (!credencial || (!senhaConfere && flow !== 'PA') || credencial.situacao === 'bloqueada') {
    throw new Falha('API-ACE-0001')
  }
  await enter(services, async (db) => {
    for (const contado of contados) await refundTentativa(db, contado)
    if (!flow) await clearFalhas(db, contados[0])
  })
  const { codigoCredenciado, hash } = credencial
  if (flow || hash === null) {
    return { resultado: { tipoProcesso: 'DEFINICAO_SENHA', tipoFluxo: flow ?? 'PA' }, cookies: [] }
  }
  const conferida = { codigoCredenciado, numero, hash }
  const { accessToken, fingerprint } = await openSessao(services, conferida, pedido, agora)
  const marcas = dispositivos.mark(cookie, numero, hash, dispositivo)
  return {
    resultado: { tipoProcesso: 'ACESSO', accessToken },
    cookies: [fingerprintCookie(fingerprint), dispositivoCookie(marcas)],
  }
}

/** A transaction of somebody unknown: all of them together hold a few connections, whoever knocks how often. */
async function enter<T>({ pool, shares }: Services, work: (db: Db) => Promise<T>): Promise<T> {
  const release = await shares.logins.take(0)
  try {
    return await pool.transaction(0, work)
  } finally {
    release()
  }
}

/**
 * Where an attempt counts, its own count first. A known device's counts there alone: what others do to the account
 * or the network does not keep it waiting, and what it does itself clears nothing of theirs.
 */
function listContados(
  numero: number,
  ip: string,
  dispositivo: string | undefined,
): readonly [Contado, ...Contado[]] {
  if (dispositivo) return [{ tipo: 'dispositivo', valor: dispositivo }]
  const { endereco, rede } = origemOf(ip)
  return [
    { tipo: 'conta', valor: String(numero) },
    { tipo: 'endereco', valor: endereco },
    { tipo: 'rede', valor: rede },
  ]
}

/** Counts the attempt everywhere or, throwing API-ACE-0004, nowhere. */
async function takeTentativas(db: Db, contados: readonly Contado[], agora: Date): Promise<void> {
  // Asked first: who must wait anyway takes no lock that others wait for.
  refuseEspera(await findEspera(db, contados, agora))
  // One after the other: two logins that count the same never wait for each other in a circle.
  for (const contado of contados) {
    if (await takeTentativa(db, contado, agora)) continue
    refuseEspera(Math.max(1, await findEspera(db, contados, agora)))
  }
}

function refuseEspera(segundos: number): void {
  if (segundos === 0) return
  throw new Falha('API-ACE-0004', [{ mensagem: describeEspera(segundos) }], segundos)
}

/** The password flow that comes before access: first access (PA) or expired (SE). Spec §4. */
function flowOf({ situacao, hash, expiraEm }: Credencial, agora: Date): 'PA' | 'SE' | undefined {
  if (situacao === 'primeiroAcesso' || hash === null) return 'PA'
  if (situacao === 'expirada' || (expiraEm !== null && expiraEm <= agora)) return 'SE'
  return undefined
}

/** Opens the session of the password that was verified. Throws API-ACE-0001 when it was changed meanwhile. */
async function openSessao(
  services: Services,
  { codigoCredenciado, numero, hash }: { codigoCredenciado: number; numero: number; hash: string },
  pedido: PedidoLogin,
  agora: Date,
): Promise<{ accessToken: string; fingerprint: string }> {
  const fingerprint = createFingerprint()
  const fgp = hashFingerprint(fingerprint)
  const [sid, jti] = [randomUUID(), randomUUID()]
  const accessToken = await services.pool.transaction(codigoCredenciado, async (db) => {
    if (!(await holdSenha(db, numero, hash))) throw new Falha('API-ACE-0001')
    const { funcoes, rede } = await findPermissoes(db, codigoCredenciado)
    const protocolo = await createProtocolo(db, civilDay(agora))
    const expiraEm = new Date(agora.getTime() + VIDA_SESSAO_MS)
    const { ip, agente } = pedido
    await insertSessao(db, {
      sid,
      codigoCredenciado,
      login: numero,
      protocolo,
      fgp,
      jti,
      criadaEm: agora,
      expiraEm,
      ip,
      agente,
    })
    const sessao = { sid, codigoCredenciado, login: numero, funcoes, protocolo, rede }
    return issueToken(services.secrets, sessao, { jti, fgp, em: agora })
  })
  return { accessToken, fingerprint }
}
