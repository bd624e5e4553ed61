import { randomUUID } from 'node:crypto'
import type { ResultadoLogin } from '@portal/contract/acesso.ts'
import { civilDay } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { Falha } from '../http/falha.ts'
import type { Services } from '../http/handler.ts'
import { type Credencial, findCredencial } from './credencial.store.ts'
import { verifySenha } from './passwordHash.ts'
import { findPermissoes } from './permissao.store.ts'
import { createProtocolo, insertSessao } from './sessao.store.ts'
import { type Contado, clearFalhas, findEspera, refundTentativa, takeTentativa } from './tentativa.store.ts'
import { createFingerprint, createTokens, hashFingerprint, VIDA_TOKEN } from './token.ts'

/** A session lives at most this long, however often it is renewed (ASVS 7.3.2). */
const VIDA_SESSAO_MS = 12 * 60 * 60 * 1000

export type PedidoLogin = { login: string; senha: string; ip: string; agente: string }

/** What a login gives: the call's reply, and the value of the HttpOnly cookie when a session was opened. */
export type Login = { resultado: ResultadoLogin; fingerprint: string | undefined }

/**
 * Logs a provider in. Unknown, wrong and blocked answer alike, in text and time: API-ACE-0001. Attempts are slowed by
 * account and by address: API-ACE-0004 with the seconds to wait. Spec §4, "Login outcome".
 */
export async function login(services: Services, pedido: PedidoLogin): Promise<Login> {
  const { pool, clock } = services
  const agora = clock.now()
  const numero = Number(pedido.login)
  const contados: Contado[] = [
    { tipo: 'conta', valor: String(numero) },
    { tipo: 'endereco', valor: pedido.ip },
  ]
  const credencial = await pool.transaction(0, async (db) => {
    await takeTentativas(db, contados, agora)
    return findCredencial(db, numero)
  })
  const senhaConfere = await verifySenha(credencial?.hash, pedido.senha)
  const flow = credencial && flowOf(credencial, agora)
  if (!credencial || (!senhaConfere && flow !== 'PA') || credencial.situacao === 'bloqueada') {
    throw new Falha('API-ACE-0001')
  }
  await pool.transaction(0, async (db) => {
    for (const contado of contados) await refundTentativa(db, contado)
  })
  if (flow) return { resultado: { tipoProcesso: 'DEFINICAO_SENHA', tipoFluxo: flow }, fingerprint: undefined }
  return openSessao(services, credencial.codigoCredenciado, numero, pedido, agora)
}

/** Counts the attempt everywhere or, throwing API-ACE-0004, nowhere. */
async function takeTentativas(db: Db, contados: readonly Contado[], agora: Date): Promise<void> {
  // One after the other: two logins that count the same never wait for each other in a circle.
  for (const contado of contados) {
    if (await takeTentativa(db, contado, agora)) continue
    const espera = Math.max(1, await findEspera(db, contados, agora))
    throw new Falha('API-ACE-0004', [{ mensagem: `Tente de novo em ${espera} segundos.` }], espera)
  }
}

/** The password flow that comes before access: first access (PA) or expired (SE). Spec §4. */
function flowOf({ situacao, hash, expiraEm }: Credencial, agora: Date): 'PA' | 'SE' | undefined {
  if (situacao === 'primeiroAcesso' || hash === null) return 'PA'
  if (situacao === 'expirada' || (expiraEm !== null && expiraEm <= agora)) return 'SE'
  return undefined
}

async function openSessao(
  services: Services,
  codigoCredenciado: number,
  numero: number,
  pedido: PedidoLogin,
  agora: Date,
): Promise<Login> {
  const fingerprint = createFingerprint()
  const fgp = hashFingerprint(fingerprint)
  const [sid, jti] = [randomUUID(), randomUUID()]
  const accessToken = await services.pool.transaction(codigoCredenciado, async (db) => {
    const { permissoes, rede } = await findPermissoes(db, codigoCredenciado)
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
    await clearFalhas(db, { tipo: 'conta', valor: String(numero) })
    const iat = Math.floor(agora.getTime() / 1000)
    return createTokens(services.secrets).sign({
      sid,
      jti,
      fgp,
      codigoCredenciado,
      userLogin: String(numero),
      listaPermissoes: permissoes,
      protocolo,
      redeGenerica: rede,
      iat,
      exp: iat + VIDA_TOKEN,
    })
  })
  return { resultado: { tipoProcesso: 'ACESSO', accessToken }, fingerprint }
}
