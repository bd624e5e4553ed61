import type { EstadoTratamento } from '@portal/domain/ortodontia/tratamento.tables.ts'
import type { ListaReanalise } from '@portal/domain/reanalisePrazo/reanalise.tables.ts'
import { isProcurado, toProcurado } from '../associado/procura.ts'
import { type Db, statement } from '../db/client.ts'

/** A treatment with what its newest decision granted, and the newest request about it. Dates are civil. */
export type LinhaTermo = {
  numeroTratamento: number
  codigoAssociado: string
  nomeAssociado: string
  estado: EstadoTratamento
  /** The guide of the decision; the initial one while there is none. */
  numeroFicha: number
  mesesConcedidos: number | null
  /** Of the first decision on that guide: the days are counted from it, and it is what an image is new to. */
  decididoEm: string | null
  /** Of the decision that gave the last of the months. */
  concedidosEm: string | null
  /** Days to ask about it again, by the contract of the day of the decision. */
  dias: number | null
  ultima: number | null
}

/** The months of a guide are all that were granted on it, without what was taken back with it. */
const termos = (rede: string) => `
  select t.codigo_credenciado, t.numero_tratamento as "numeroTratamento", t.codigo_associado as "codigoAssociado",
         a.nome as "nomeAssociado", t.estado, coalesce(d.numero_ficha, t.numero_ficha_inicial) as "numeroFicha",
         d.meses as "mesesConcedidos", d.dia as "decididoEm", d.concedidos_em as "concedidosEm", d.dias,
         u.numero_reanalise as ultima, u.prazo_resposta, u.julgada_em
    from tratamento_ortodontico t
    join associado a on a.codigo = t.codigo_associado
    left join lateral (
      select g.numero_ficha, g.meses, g.dia, g.concedidos_em,
             (select p.dias from prazo_reanalise p where p.rede = ${rede} and p.desde <= g.dia
               order by p.desde desc limit 1) as dias
        from (select h.numero_ficha, sum(h.meses)::integer as meses,
                     min((h.em at time zone 'America/Sao_Paulo')::date) as dia,
                     max((h.em at time zone 'America/Sao_Paulo')::date) filter (where h.meses > 0) as concedidos_em,
                     max(h.id) filter (where h.acao <> 'reanalyse') as passo
                from historico_tratamento h
               where h.codigo_credenciado = t.codigo_credenciado and h.numero_tratamento = t.numero_tratamento
                 and h.meses is not null
               group by h.numero_ficha having sum(h.meses) > 0) g
       order by g.passo desc limit 1) d on true
    left join lateral (
      select r.numero_reanalise, r.prazo_resposta, r.julgada_em from reanalise_prazo r
       where r.codigo_credenciado = t.codigo_credenciado and r.numero_tratamento = t.numero_tratamento
       order by r.numero_reanalise desc limit 1) u on true`

const find = statement<LinhaTermo>(
  'reanalise.termo',
  `${termos('$3')} where t.codigo_credenciado = $1 and t.numero_tratamento = $2`,
)

/** The term of a treatment of the provider; another's does not exist. */
export async function findTermo(
  db: Db,
  codigoCredenciado: number,
  numeroTratamento: number,
  rede: string,
): Promise<LinhaTermo | undefined> {
  const [row] = await db.query(find, [codigoCredenciado, numeroTratamento, rede])
  return row
}

const comReanalise = (condicao: string) =>
  `t.numero_tratamento in (select r.numero_tratamento from reanalise_prazo r
                             where r.codigo_credenciado = $1 and r.julgada_em is ${condicao})`

/** Which treatments are of a list, and in what order: days, so that a page may begin after one of them. */
const condicoes: Readonly<Record<ListaReanalise, { where: string; ordem: string }>> = {
  A_PEDIR: {
    where: `t.estado in ('ativo', 'suspenso') and d.dia + d.dias >= $3 and d.meses < $4
            and (u.numero_reanalise is null or u.julgada_em is not null)`,
    ordem: `"decididoEm" + dias - date '2000-01-01'`,
  },
  EM_ANALISE: { where: comReanalise('null'), ordem: `prazo_resposta - date '2000-01-01'` },
  // The newest answer first.
  RESPONDIDAS: {
    where: `${comReanalise('not null')} and u.julgada_em is not null`,
    ordem: `date '2000-01-01' - (julgada_em at time zone 'America/Sao_Paulo')::date`,
  },
}

const ordenada = (lista: ListaReanalise) => {
  const { where, ordem } = condicoes[lista]
  return `select l.*, ${ordem} as ordem from (${termos('$2')} where t.codigo_credenciado = $1
            and ($3::date is not null and $4::integer is not null) and ${where} and ${isProcurado('$5')}) l`
}

/** A treatment in a list, with its place there. */
export type LinhaLista = LinhaTermo & { ordem: number }

const listOf = (lista: ListaReanalise) =>
  statement<LinhaLista>(
    `reanalise.lista.${lista}`,
    `select * from (${ordenada(lista)}) o
      where $6::integer is null or (ordem, "numeroTratamento") > ($6, $7::bigint)
      order by ordem, "numeroTratamento" limit $8`,
  )
const listas = {
  A_PEDIR: listOf('A_PEDIR'),
  EM_ANALISE: listOf('EM_ANALISE'),
  RESPONDIDAS: listOf('RESPONDIDAS'),
} as const

/** What a list is of: a provider, on a day, under the terms of its network, of one patient where one is looked for. */
export type FiltroTermos = {
  codigoCredenciado: number
  rede: string
  hoje: string
  mesesMaximo: number
  paciente: string | undefined
}

export type PosicaoTermo = Pick<LinhaLista, 'ordem' | 'numeroTratamento'>

const toValues = ({ codigoCredenciado, rede, hoje, mesesMaximo, paciente }: FiltroTermos) => [
  codigoCredenciado,
  rede,
  hoje,
  mesesMaximo,
  toProcurado(paciente),
]

/** The treatments of a list, `limite` of them after a place in it. */
export const listTermos = (
  db: Db,
  lista: ListaReanalise,
  filtro: FiltroTermos,
  limite: number,
  depois: PosicaoTermo | undefined,
): Promise<LinhaLista[]> =>
  db.query(listas[lista], [
    ...toValues(filtro),
    depois?.ordem ?? null,
    depois?.numeroTratamento ?? null,
    limite,
  ])

export type ContasReanalise = { aPedir: number; emAnalise: number; respondidas: number }

const contas = statement<ContasReanalise>(
  'reanalise.contas',
  `select (select count(*)::integer from (${ordenada('A_PEDIR')}) a) as "aPedir",
          (select count(*)::integer from (${ordenada('EM_ANALISE')}) b) as "emAnalise",
          (select count(*)::integer from (${ordenada('RESPONDIDAS')}) c) as respondidas`,
)

/** How many treatments each list has, whoever is looked for. */
export async function countTermos(db: Db, filtro: FiltroTermos): Promise<ContasReanalise> {
  const [row] = await db.query(contas, toValues({ ...filtro, paciente: undefined }))
  return row ?? { aPedir: 0, emAnalise: 0, respondidas: 0 }
}
