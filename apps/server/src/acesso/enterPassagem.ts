import { toDestino } from '@portal/domain/menu/destino.ts'
import { toRegistros } from '../http/call/callTrail.ts'
import { Falha } from '../http/falha.ts'
import type { Requisicao } from '../http/handler.ts'
import type { Services } from '../http/services.ts'
import { insertRegistros, type Registro } from '../trilha/trilha.store.ts'
import { type Credencial, findCredencial, holdSenha } from './credencial.store.ts'
import { endAnterior, openSessao, type SessaoAberta } from './openSessao.ts'
import { spendPassagem } from './passagem.store.ts'
import { isDeAgora, type Passagem } from './passagem.ts'
import { actFor, enterUnknown } from './semSessao.ts'
import { findSessao } from './sessao.store.ts'

type Entrada = {
  passagem: Passagem
  /** Who came, as the system that handed over says. */
  portalDentista: string | undefined
  requisicao: Requisicao
  agora: Date
}

/** The token is another dentist's than the one who came. */
const DE_OUTRO = 'API-ACE-0008'

/**
 * Opens a session by a hand-over token that one of our keys signed. It is used up with the session, in one transaction, and
 * by whoever is somebody else too: API-ACE-0008. Late, used, or of a login that may not enter by its own password right
 * now, it is as good as none: API-ACE-0002. Segurança A2; Spec §4.
 */
export async function enterPassagem(services: Services, entrada: Entrada) {
  const { passagem, requisicao, agora } = entrada
  if (!isDeAgora(passagem, agora)) throw new Falha('API-ACE-0002')
  const credencial = await enterUnknown(services, (db) => findCredencial(db, Number(passagem.userLogin)))
  if (!credencial || !isEmVigor(credencial, agora)) throw new Falha('API-ACE-0002')
  const aberta = await spendAndOpen(services, credencial, entrada)
  if (!aberta) throw new Falha(DE_OUTRO)
  await endAnterior(services, requisicao.cookies, agora)
  return { ...aberta, destino: toDestino(passagem.destino) }
}

/** Who would have to define a password first does so by the login's own way. */
const isEmVigor = (credencial: Credencial, agora: Date): credencial is Credencial & { hash: string } =>
  credencial.situacao === 'ativa' &&
  credencial.hash !== null &&
  (credencial.expiraEm === null || credencial.expiraEm > agora)

/** The session; undefined where the token is another dentist's than who came, and used up all the same. */
function spendAndOpen(
  services: Services,
  { codigoCredenciado, hash }: Credencial & { hash: string },
  { passagem, portalDentista, requisicao, agora }: Entrada,
): Promise<SessaoAberta | undefined> {
  const login = Number(passagem.userLogin)
  return actFor(services, codigoCredenciado, async (db) => {
    if (!(await spendPassagem(db, codigoCredenciado, passagem))) throw new Falha('API-ACE-0002')
    if (portalDentista !== passagem.userLogin) {
      await insertRegistros(db, [toRecusa({ codigoCredenciado, login, passagem, requisicao, agora })])
      return undefined
    }
    if (!(await holdSenha(db, login, hash))) throw new Falha('API-ACE-0002')
    const aberta = await openSessao(db, services.secrets, { codigoCredenciado, login }, requisicao, agora)
    // Blocked, no longer accredited, no longer of the clinical body: what every call asks, asked once before.
    const sessao = await findSessao(db, aberta.sid, aberta.jti, agora)
    if (!sessao) throw new Falha('API-ACE-0002')
    const trilhada = { operacao: 'acesso.validateToken', sessao, requisicao, em: agora }
    await insertRegistros(db, toRegistros([{ objeto: `entrada por token: ${passagem.jti}` }], trilhada))
    return aberta
  })
}

type Recusada = Omit<Entrada, 'portalDentista'> & { codigoCredenciado: number; login: number }

/**
 * Somebody brought a good token of a dentist who is not the one that was sent: what its owner has to be able to find out.
 * No session was opened; the token's own name stands in its place.
 */
const toRecusa = ({ codigoCredenciado, login, passagem, requisicao, agora }: Recusada): Registro => ({
  em: agora,
  codigoCredenciado,
  login,
  sid: passagem.jti,
  requisicao: requisicao.id,
  ip: requisicao.ip,
  operacao: 'acesso.validateToken',
  codigoAssociado: null,
  objeto: `entrada por token: ${passagem.jti}`,
  resultado: DE_OUTRO,
})
