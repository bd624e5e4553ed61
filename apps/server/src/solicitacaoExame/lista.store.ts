import { statusAbertos, statusCapturaveis } from '@portal/domain/solicitacaoExame/acaoSolicitacao.tables.ts'
import type { StatusSolicitacao } from '@portal/domain/solicitacaoExame/statusSolicitacao.tables.ts'
import { colunasIdentificacao, type Identificacao } from '../associado/associado.store.ts'
import { type Db, statement } from '../db/client.ts'
import type { PosicaoInstante } from '../http/pagina.ts'
import { colunasSolicitacao, type Solicitacao } from './solicitacao.store.ts'

/** A request with its patient and how many images came: one row, so that a list or a single one costs one statement. */
export type SolicitacaoVista = Solicitacao & Identificacao & { imagens: number }

const selectVista = `
  select ${colunasSolicitacao}, ${colunasIdentificacao}, s.imagens
    from solicitacao_exame s
    join associado a on a.codigo = s.codigo_associado
    join plano p on p.codigo = s.codigo_plano`

const ordem = (tabela: string) => `${tabela}.criada_em desc, ${tabela}.numero_solicitacao desc`

const find = statement<SolicitacaoVista>(
  'solicitacaoExame.findVista',
  `${selectVista} where s.numero_solicitacao = $2 and $1 in (s.codigo_credenciado, s.codigo_unidade)`,
)

/** A request of this number that the provider made or captured; any other does not exist. */
export async function findVista(
  db: Db,
  codigoCredenciado: number,
  numeroSolicitacao: number,
): Promise<SolicitacaoVista | undefined> {
  const [row] = await db.query(find, [codigoCredenciado, numeroSolicitacao])
  return row
}

/** The requests of a list; what is absent narrows nothing. */
export type BuscaPedidos = {
  status?: readonly StatusSolicitacao[] | undefined
  chave?: string | undefined
  codigoAssociado?: string | undefined
}

const umaLista = (condicao: string) =>
  `select k.numero_solicitacao from solicitacao_exame k where ${condicao} order by ${ordem('k')} limit $2`

/** One walk along the index for each status, merged: a status that is rare is found without reading all the others. */
const porStatus = (condicao: string, status: string) =>
  `select m.numero_solicitacao from unnest(${status}::text[]) t (status) cross join lateral (
     select k.numero_solicitacao, k.criada_em from solicitacao_exame k where ${condicao} and k.status = t.status
      order by ${ordem('k')} limit $2) m
   order by ${ordem('m')} limit $2`

/**
 * Requests that the provider made, newest first, `limite` at most, after the one of `depois`. The statement's text and
 * name follow from which filters are present; values are parameters always.
 */
export function listPedidos(
  db: Db,
  codigoCredenciado: number,
  { status, chave, codigoAssociado }: BuscaPedidos,
  limite: number,
  depois?: number,
): Promise<SolicitacaoVista[]> {
  const valores: unknown[] = [codigoCredenciado, limite]
  const siglas: string[] = []
  const bind = (sigla: string, valor: unknown): string => {
    siglas.push(sigla)
    return `$${valores.push(valor)}`
  }
  const condicoes = ['k.codigo_credenciado = $1']
  if (chave !== undefined) {
    const associado = `(select codigo from associado where chave = ${bind('cha', chave)})`
    condicoes.push(`k.codigo_associado = ${associado}`)
  }
  if (codigoAssociado !== undefined) condicoes.push(`k.codigo_associado = ${bind('car', codigoAssociado)}`)
  if (depois !== undefined) {
    const numero = bind('cur', depois)
    condicoes.push(`(k.criada_em, k.numero_solicitacao) <
      ((select criada_em from solicitacao_exame where codigo_credenciado = $1 and numero_solicitacao = ${numero}), ${numero})`)
  }
  const condicao = condicoes.join(' and ')
  const chaves = status ? porStatus(condicao, bind('sta', status)) : umaLista(condicao)
  const list = statement<SolicitacaoVista>(
    ['solicitacaoExame.listPedidos', ...siglas].join('.'),
    `${selectVista} where s.codigo_credenciado = $1 and s.numero_solicitacao = any (array(${chaves}))
      order by ${ordem('s')}`,
  )
  return db.query(list, valores)
}

const doAssociado = statement<SolicitacaoVista>(
  'solicitacaoExame.listDoAssociado',
  `${selectVista} where s.numero_solicitacao = any (array(
     select numero_solicitacao from solicitacao_exame where codigo_credenciado = $1 and codigo_associado = $2
     union
     select numero_solicitacao from solicitacao_exame where codigo_unidade = $1 and codigo_associado = $2))
     and ($4::timestamptz is null or (s.criada_em, s.numero_solicitacao) < ($4, $5::bigint))
   order by ${ordem('s')} limit $3`,
)

/** The patient's requests that the provider made or captured, newest first, `limite` at most, after that place. */
export const listDoAssociado = (
  db: Db,
  codigoCredenciado: number,
  codigoAssociado: string,
  limite: number,
  depois?: PosicaoInstante,
): Promise<SolicitacaoVista[]> =>
  db.query(doAssociado, [
    codigoCredenciado,
    codigoAssociado,
    limite,
    depois?.em ?? null,
    depois?.numero ?? null,
  ])

const abertas = statement<Solicitacao>(
  'solicitacaoExame.lockAbertas',
  `select ${colunasSolicitacao} from solicitacao_exame s
    where s.codigo_credenciado = $1 and s.codigo_associado = $2 and s.status = any ($3)
    order by s.numero_solicitacao for update`,
)

/** The patient's requests that the provider made and that are open, kept to this transaction until its end. */
export const lockAbertas = (
  db: Db,
  codigoCredenciado: number,
  codigoAssociado: string,
): Promise<Solicitacao[]> => db.query(abertas, [codigoCredenciado, codigoAssociado, [...statusAbertos]])

export type PedidoAExpirar = {
  numeroSolicitacao: number
  codigoAssociado: string
  nomeAssociado: string
  prazo: string
}

const aExpirar = statement<PedidoAExpirar>(
  'solicitacaoExame.aExpirar',
  `select s.numero_solicitacao as "numeroSolicitacao", s.codigo_associado as "codigoAssociado", a.nome as "nomeAssociado",
          s.validade as prazo
     from solicitacao_exame s join associado a on a.codigo = s.codigo_associado
    where s.codigo_credenciado = $1 and s.status = any ($2) and s.validade between $3 and $4`,
)

/** What the provider asked for and nobody captured yet, whose last day is in the period. */
export const listAExpirar = (
  db: Db,
  codigoCredenciado: number,
  de: string,
  ate: string,
): Promise<PedidoAExpirar[]> => db.query(aExpirar, [codigoCredenciado, [...statusCapturaveis], de, ate])

const vencidas = statement<{ codigoCredenciado: number; numeroSolicitacao: number }>(
  'solicitacaoExame.vencidas',
  `select codigo_credenciado as "codigoCredenciado", numero_solicitacao as "numeroSolicitacao"
     from solicitacoes_vencidas($1, $2, $3)`,
)

/** Approved requests of all providers whose last day is before this one, by number, after the one of `depois`. */
export const listVencidas = (
  db: Db,
  hoje: string,
  depois: number,
  limite: number,
): Promise<{ codigoCredenciado: number; numeroSolicitacao: number }[]> =>
  db.query(vencidas, [hoje, depois, limite])
