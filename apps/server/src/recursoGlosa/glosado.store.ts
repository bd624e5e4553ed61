import type { Motivo } from '@portal/domain/evento/motivo.ts'
import type { PrazoRecurso } from '@portal/domain/recursoGlosa/prazoRecurso.ts'
import type { Rede } from '@portal/domain/rede/rede.tables.ts'
import { type Db, statement } from '../db/client.ts'
import { prazoEmVigor } from '../repasse/pagamento.store.ts'
import type { Visao } from '../repasse/visao.ts'
import { type LinhaVista, readVistos, statementVisto } from '../repasse/visto.store.ts'

/** A guide that the payment denied something of, as its appeal needs it. */
export type GuiaGlosada = {
  numeroFicha: number
  codigoAssociado: string
  nomeAssociado: string
  codigoDentista: number | null
  nomeDentista: string
  rede: Rede
  statusFicha: number
  versao: number
  bloqueada: boolean
  protocoloGuia: string
  /** When the statement that tells of the denial is out: the term of the appeal begins. */
  publicacao: string
  /** Closing day of the run that denied it. */
  fechamento: string
  /** The contract's term in force on that publication; null before the network's first one. */
  prazo: Pick<PrazoRecurso, 'dias' | 'glosa'> | null
}

/** What the runs denied of a guide `g`, each event with its run, as a subquery. */
export const negadoDaGuia = (colunas: string): string =>
  `(select ${colunas} from repasse_evento e join repasse r using (codigo_credenciado, fechamento)
     where (e.codigo_credenciado, e.numero_ficha) = (g.codigo_credenciado, g.numero_ficha)
       and not e.recurso and e.glosa_centavos > 0)`

const guias = statement<GuiaGlosada>(
  'recursoGlosa.guias',
  `select g.numero_ficha as "numeroFicha", g.codigo_associado as "codigoAssociado", a.nome as "nomeAssociado",
          g.codigo_dentista as "codigoDentista", coalesce(d.nome, c.nome) as "nomeDentista", c.rede,
          g.status_ficha as "statusFicha", g.versao, g.bloqueada, n.protocolo as "protocoloGuia", p.publicacao, p.fechamento,
          ${prazoEmVigor("jsonb_build_object('dias', t.dias, 'glosa', t.codigo_glosa)", 'c.rede', 'p.publicacao')} as prazo
     from guia g join credenciado c on c.codigo = g.codigo_credenciado join associado a on a.codigo = g.codigo_associado
     join encaminhamento n using (codigo_credenciado, numero_ficha)
     left join dentista d on (d.codigo_credenciado, d.codigo) = (g.codigo_credenciado, g.codigo_dentista)
     cross join lateral ${negadoDaGuia('max(r.publicacao) as publicacao, max(r.fechamento) as fechamento')} p
    where g.codigo_credenciado = $1 and g.numero_ficha = any ($2::bigint[]) and p.publicacao is not null`,
)

/** The guides of these numbers that the payment denied something of, in no order. */
export const listGuiasGlosadas = (
  db: Db,
  codigoCredenciado: number,
  numerosFicha: readonly number[],
): Promise<GuiaGlosada[]> => db.query(guias, [codigoCredenciado, [...numerosFicha]])

/** An event that the payment denied, whole or in part. Money in cents. */
export type EventoGlosado = {
  numeroFicha: number
  sequencialInclusao: number
  codigoEvento: string
  codigoLocalizacao: string | null
  faces: string | null
  quantidade: number
  dataRealizacao: string | null
  informadoCentavos: number
  glosaCentavos: number
  liberadoCentavos: number
  glosas: Motivo[]
}

const eventos = statementVisto<EventoGlosado>(
  'recursoGlosa.eventos',
  (visiveis) => `select e.numero_ficha as "numeroFicha", e.sequencial_inclusao as "sequencialInclusao",
          v.codigo_evento as "codigoEvento", coalesce(v.dente, v.regiao) as "codigoLocalizacao", v.faces, v.quantidade,
          v.data_realizacao as "dataRealizacao", e.informado_centavos as "informadoCentavos",
          e.glosa_centavos as "glosaCentavos", e.liberado_centavos as "liberadoCentavos", e.glosas
     from repasse_evento e join evento_guia v using (codigo_credenciado, numero_ficha, sequencial_inclusao)
     join guia g using (codigo_credenciado, numero_ficha)
    where ${visiveis('g')} and e.numero_ficha = any ($3::bigint[]) and not e.recurso and e.glosa_centavos > 0
    order by e.numero_ficha, e.sequencial_inclusao`,
)

/** What the payment denied of these guides, by guide and event. */
export const listEventosGlosados = (
  db: Db,
  visao: Visao,
  numerosFicha: readonly number[],
): Promise<LinhaVista<EventoGlosado>[]> => readVistos(db, visao, eventos, [[...numerosFicha]])

/** The codes of table 38 that deny an event, the first first. */
export const codigosDe = ({ glosas }: Pick<EventoGlosado, 'glosas'>): string[] => [
  ...new Set<string>(glosas.map(({ codigoGlosa }) => codigoGlosa)),
]
