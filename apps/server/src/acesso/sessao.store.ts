import { listFuncoes, type Permission } from '@portal/domain/acesso/permissao.tables.ts'
import { duracaoSessaoSegundos } from '@portal/domain/acesso/sessao.ts'
import { listFuncoesAbertas } from '@portal/domain/menu/funcaoBloqueada.ts'
import type { FlagsMenu } from '@portal/domain/menu/menuBloqueio.ts'
import { type Db, statement } from '../db/client.ts'
import type { Sessao } from '../http/sessao.ts'

/** Tokens replaced by a refresh are still good for this long: other tabs have calls on their way. */
const CARENCIA_RENOVACAO = '30 seconds'

/** What tells which functions of the provider `c` are open. */
const FUNCOES = `c.permissoes as funcoes, c.itens_bloqueados as "itensBloqueados", c.libera_senha as "liberaSenha",
          c.unidade_radio as "unidadeRadio", c.captura_exame as "capturaExame"`

/** The session `s` of a login that may enter: its provider `c`, its credential `k` and the dentist `d`, where it is one's. */
const DE_QUEM_ENTRA = `sessao s join credenciado c on c.codigo = s.codigo_credenciado join credencial k on k.login = s.login
     left join dentista d on (d.codigo_credenciado, d.codigo) = (k.codigo_credenciado, k.codigo_dentista)`
const PODE_ENTRAR = `c.ativo and k.situacao <> 'bloqueada' and (k.codigo_dentista is null or d.ativo)`

type LinhaFuncoes = FlagsMenu & { funcoes: string[]; itensBloqueados: string[] }

const listAbertas = ({ funcoes, ...travas }: LinhaFuncoes): readonly string[] =>
  listFuncoesAbertas({ permissoes: funcoes, ...travas })

type LinhaSessao = Omit<Sessao, 'permissoes'> & LinhaFuncoes

/** The session `s`, with the token that was shown. */
const lerSessao = (jti: string) =>
  `select s.sid, s.codigo_credenciado as "codigoCredenciado", s.login, k.codigo_dentista as "codigoDentista",
          k.compartilhamento, coalesce(d.nome, c.nome) as nome, c.nome as "nomeCredenciado", c.rede, s.protocolo, ${FUNCOES},
          ${jti} as "jtiApresentado", encode(s.fgp, 'escape') as fgp
     from ${DE_QUEM_ENTRA}`

const find = statement<LinhaSessao>(
  'sessao.find',
  `${lerSessao('$2::uuid')}
    where s.sid = $1 and s.revogada_em is null and s.expira_em > $3 and ${PODE_ENTRAR}
      and (s.jti = $2 or (s.jti_anterior = $2 and s.renovada_em > $3::timestamptz - interval '${CARENCIA_RENOVACAO}'))`,
)

/** The live session that a token belongs to, if it still lives at `agora`. */
export async function findSessao(db: Db, sid: string, jti: string, agora: Date): Promise<Sessao | undefined> {
  const [row] = await db.query(find, [sid, jti, agora])
  return row && toSessao(row)
}

const findAberta = statement<LinhaSessao>(
  'sessao.findAberta',
  `${lerSessao('s.jti')}
    where s.sid = $1 and s.revogada_em is null and s.expira_em > $2 and ${PODE_ENTRAR}
      and s.renovada_em > $2::timestamptz - make_interval(secs => ${duracaoSessaoSegundos})`,
)

/** The session, if it still lives at `agora`: asked by who does not act by its token, but in its name. */
export async function findSessaoAberta(db: Db, sid: string, agora: Date): Promise<Sessao | undefined> {
  const [row] = await db.query(findAberta, [sid, agora])
  return row && toSessao(row)
}

const autor = statement<LinhaSessao>(
  'sessao.findAutor',
  `${lerSessao('s.jti')} where s.sid = $1 and ${PODE_ENTRAR}`,
)

/** Who opened a session, living or over, as the database knows it now; undefined where the login may no longer enter. */
export async function findAutor(db: Db, sid: string): Promise<Sessao | undefined> {
  const [row] = await db.query(autor, [sid])
  return row && toSessao(row)
}

const holdAberta = statement<LinhaSessao>('sessao.holdAberta', `${findAberta.text} for share of s`)

/** As `findSessaoAberta`, and until the transaction is over nobody ends it: who asks to waits. */
export async function holdSessaoAberta(db: Db, sid: string, agora: Date): Promise<Sessao | undefined> {
  const [row] = await db.query(holdAberta, [sid, agora])
  return row && toSessao(row)
}

function toSessao(row: LinhaSessao): Sessao {
  const { itensBloqueados, liberaSenha, unidadeRadio, capturaExame, ...sessao } = row
  const travas = { itensBloqueados, liberaSenha, unidadeRadio, capturaExame }
  return { ...sessao, permissoes: listAbertas({ funcoes: row.funcoes, ...travas }) }
}

const insert = statement(
  'sessao.insert',
  `insert into sessao (sid, codigo_credenciado, login, protocolo, fgp, jti, criada_em, renovada_em, expira_em, ip, agente)
   values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10)`,
)

export type NovaSessao = {
  sid: string
  codigoCredenciado: number
  login: number
  protocolo: string
  fgp: string
  jti: string
  criadaEm: Date
  expiraEm: Date
  ip: string
  agente: string
}

export async function insertSessao(db: Db, nova: NovaSessao): Promise<void> {
  const { sid, codigoCredenciado, login, protocolo, fgp, jti, criadaEm, expiraEm, ip, agente } = nova
  await db.query(insert, [
    sid,
    codigoCredenciado,
    login,
    protocolo,
    Buffer.from(fgp),
    jti,
    criadaEm,
    expiraEm,
    ip,
    agente,
  ])
}

const renew = statement<{ jti: string; renovadaEm: Date }>(
  'sessao.renew',
  `update sessao set jti_anterior = case when jti = $2 then jti else jti_anterior end,
                     jti = case when jti = $2 then $3 else jti end,
                     renovada_em = case when jti = $2 then $4 else renovada_em end
    where sid = $1 and revogada_em is null and (jti = $2 or jti_anterior = $2)
    returning jti, renovada_em as "renovadaEm"`,
)

/**
 * Moves the session to its next token; repeated with the old one, it answers with the token already given. Undefined
 * when the session has got other ones meanwhile, or has ended.
 */
export async function renewSessao(db: Db, sid: string, jti: string, novoJti: string, agora: Date) {
  const [row] = await db.query(renew, [sid, jti, novoJti, agora])
  return row
}

const rotate = statement(
  'sessao.rotate',
  'update sessao set jti = $2, jti_anterior = null, fgp = $3, renovada_em = $4 where sid = $1',
)

/** Gives the session another token and cookie; the ones before are no longer good, not even for a moment. */
export async function rotateSessao(
  db: Db,
  sid: string,
  { jti, fgp, em }: { jti: string; fgp: string; em: Date },
): Promise<void> {
  await db.query(rotate, [sid, jti, Buffer.from(fgp), em])
}

const revoke = statement('sessao.revoke', 'update sessao set revogada_em = $2 where sid = $1')

export async function revokeSessao(db: Db, sid: string, agora: Date): Promise<void> {
  await db.query(revoke, [sid, agora])
}

/** Whose sessions are meant: one login's. Those of the provider's other logins are left alone. */
type Dono = Pick<Sessao, 'codigoCredenciado' | 'login'>

const revokeOthers = statement<{ sid: string }>(
  'sessao.revokeOthers',
  `update sessao set revogada_em = $4
    where codigo_credenciado = $1 and login = $2 and sid <> $3 and revogada_em is null returning sid`,
)

/** Ends every other session of the login, as a new password does (Produto §3); answers how many. */
export async function revokeOtherSessoes(
  db: Db,
  { codigoCredenciado, login }: Dono,
  sid: string,
  agora: Date,
): Promise<number> {
  const rows = await db.query(revokeOthers, [codigoCredenciado, login, sid, agora])
  return rows.length
}

const revokeAll = statement(
  'sessao.revokeAll',
  'update sessao set revogada_em = $3 where codigo_credenciado = $1 and login = $2 and revogada_em is null',
)

/** A password that was defined anew ends all of its login: whoever forgot it does not know who is in. */
export async function revokeSessoes(db: Db, { codigoCredenciado, login }: Dono, agora: Date): Promise<void> {
  await db.query(revokeAll, [codigoCredenciado, login, agora])
}

const listOpen = statement<{
  sid: string
  agente: string
  ip: string
  desde: Date
  vistaEm: Date
}>(
  'sessao.listOpen',
  `select sid, agente, ip, criada_em as desde, renovada_em as "vistaEm" from sessao
    where codigo_credenciado = $1 and login = $2 and revogada_em is null and expira_em > $3
      and renovada_em > $3::timestamptz - make_interval(secs => ${duracaoSessaoSegundos})
    order by criada_em desc, sid`,
)

/** The login's sessions that live, the newest first. */
export async function listSessoesAbertas(db: Db, { codigoCredenciado, login }: Dono, agora: Date) {
  return db.query(listOpen, [codigoCredenciado, login, agora])
}

const revokeOther = statement<{ sid: string }>(
  'sessao.revokeOther',
  `update sessao set revogada_em = $5
    where codigo_credenciado = $1 and login = $2 and sid = $3 and sid <> $4 and revogada_em is null returning sid`,
)

/** Ends another session of the login; false when there is no such one any more. */
export async function revokeOtherSessao(
  db: Db,
  { codigoCredenciado, login }: Dono,
  sid: string,
  atual: string,
  agora: Date,
): Promise<boolean> {
  const rows = await db.query(revokeOther, [codigoCredenciado, login, sid, atual, agora])
  return rows.length === 1
}

const nextProtocolo = statement<{ numero: number }>(
  'sessao.protocolo',
  `select nextval('protocolo_seq') as numero`,
)

/** Number that the provider quotes when talking to the operator: date and a sequence. */
export async function createProtocolo(db: Db, hoje: string): Promise<string> {
  const [row] = await db.query(nextProtocolo)
  return `${hoje.replaceAll('-', '')}${String(row?.numero ?? 0).padStart(6, '0')}`
}

const findFim = statement<LinhaFuncoes & { fim: Date }>(
  'sessao.findFim',
  `select least(s.expira_em, s.renovada_em + make_interval(secs => ${duracaoSessaoSegundos})) as fim, ${FUNCOES}
     from ${DE_QUEM_ENTRA}
    where s.sid = $1 and s.revogada_em is null and ${PODE_ENTRAR}`,
)

/**
 * Milliseconds for which a session that began to read may read on, as things stand: until it was idle for a token's
 * life, or its own end. None once it was left, or its function was lost or locked.
 */
export async function findPrazoMs(db: Db, sid: string, permission: Permission, agora: Date): Promise<number> {
  const [row] = await db.query(findFim, [sid])
  if (!row) return 0
  const [pedidas, abertas] = [listFuncoes(permission), listAbertas(row)]
  if (pedidas.length > 0 && !pedidas.some((pedida) => abertas.includes(pedida))) return 0
  return row.fim.getTime() - agora.getTime()
}
