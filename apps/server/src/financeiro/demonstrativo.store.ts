import type { Motivo } from '@portal/domain/evento/motivo.ts'
import type { SituacaoRepasse } from '@portal/domain/repasse/situacaoRepasse.tables.ts'
import { type Db, statement } from '../db/client.ts'
import type { Visao } from '../repasse/visao.ts'
import {
  type CentavosVistos,
  readVistos,
  statementVisto,
  sumVistos,
  type Visiveis,
} from '../repasse/visto.store.ts'

export type LinhaRepasse = {
  fechamento: string
  publicacao: string
  pagamento: string
  situacao: SituacaoRepasse
}

const colunasRepasse = 'r.fechamento, r.publicacao, r.pagamento, r.situacao'

const repasses = statement<LinhaRepasse>(
  'demonstrativo.repasses',
  `select ${colunasRepasse} from repasse r where codigo_credenciado = $1 order by fechamento desc limit $2`,
)

/** The provider's runs, the newest first. */
export const listRepasses = (db: Db, codigoCredenciado: number, limite: number): Promise<LinhaRepasse[]> =>
  db.query(repasses, [codigoCredenciado, limite])

const ultimo = statement<LinhaRepasse>(
  'demonstrativo.repasseAte',
  `select ${colunasRepasse} from repasse r
    where codigo_credenciado = $1 and fechamento <= $2 order by fechamento desc limit 1`,
)

/** The last run that closed on or before a day. */
export async function findRepasseAte(
  db: Db,
  codigoCredenciado: number,
  dia: string,
): Promise<LinhaRepasse | undefined> {
  const [row] = await db.query(ultimo, [codigoCredenciado, dia])
  return row
}

/** Sums of rows, in cents. */
export type Soma = {
  informadoCentavos: CentavosVistos
  processadoCentavos: CentavosVistos
  glosaCentavos: CentavosVistos
  franquiaCentavos: CentavosVistos
  liberadoCentavos: CentavosVistos
}

const somas = `sum(e.informado_centavos)::bigint as "informadoCentavos",
          sum(e.processado_centavos)::bigint as "processadoCentavos", sum(e.glosa_centavos)::bigint as "glosaCentavos",
          sum(e.franquia_centavos)::bigint as "franquiaCentavos", sum(e.liberado_centavos)::bigint as "liberadoCentavos"`

export type SomaDentista = Soma & {
  unidade: string | null
  codigoDentista: number
  nomeDentista: string | null
  guias: number
  guiasComGlosa: number
}

const porDentista = statementVisto<SomaDentista>(
  'demonstrativo.porDentista',
  (
    visiveis,
  ) => `select e.unidade, coalesce(e.codigo_dentista, 0) as "codigoDentista", d.nome as "nomeDentista",
          count(distinct e.numero_ficha) as guias,
          count(distinct e.numero_ficha) filter (where e.glosa_centavos > 0) as "guiasComGlosa", ${somas}
     from repasse_evento e
     left join dentista d on (d.codigo_credenciado, d.codigo) = (e.codigo_credenciado, e.codigo_dentista)
    where ${visiveis('e')} and e.fechamento = $3
    group by e.unidade, e.codigo_dentista, d.nome
    order by e.unidade nulls last, d.nome collate "pt-BR-x-icu" nulls last, 2`,
)

/** What each dentist of each unit has in a run, the units and dentists by name. */
export const sumDentistas = (db: Db, visao: Visao, fechamento: string): Promise<SomaDentista[]> =>
  readVistos(db, visao, porDentista, [fechamento])

const naoDepositado = statementVisto<{ liberadoCentavos: number }>(
  'demonstrativo.naoDepositado',
  (visiveis) => `select coalesce(sum(e.liberado_centavos), 0)::bigint as "liberadoCentavos"
     from repasse_evento e join repasse r using (codigo_credenciado, fechamento)
    where ${visiveis('e')} and r.situacao in ('aberto', 'publicado')`,
)

/** What was released in runs that are not paid yet, in cents. */
export async function sumNaoDepositado(db: Db, visao: Visao): Promise<CentavosVistos> {
  const linhas = await readVistos(db, visao, naoDepositado)
  return sumVistos(linhas.map(({ liberadoCentavos }) => liberadoCentavos))
}

export type GuiaDoRepasse = { numeroFicha: number; codigoAssociado: string }

const noRepasse = statementVisto<GuiaDoRepasse>(
  'demonstrativo.guiasDoRepasse',
  (visiveis) => `select distinct e.numero_ficha as "numeroFicha", g.codigo_associado as "codigoAssociado"
     from repasse_evento e join guia g using (codigo_credenciado, numero_ficha)
    where ${visiveis('e')} and e.fechamento = $3 and e.numero_ficha > $4
    order by 1 limit $5`,
)

/** The guides of a run, by number after one of them. */
export const listGuiasDoRepasse = (
  db: Db,
  visao: Visao,
  fechamento: string,
  depois: number,
  limite: number,
): Promise<GuiaDoRepasse[]> => readVistos(db, visao, noRepasse, [fechamento, depois, limite])

/** A row of a run with all that its statement tells of it. */
export type LinhaPaga = Soma &
  Pick<LinhaRepasse, 'fechamento' | 'publicacao' | 'pagamento' | 'situacao'> & {
    numeroFicha: number
    sequencialInclusao: number
    recurso: boolean
    unidade: string | null
    nomeDentista: string | null
    codigoAssociado: string
    nomeAssociado: string
    numeroLote: string
    protocolo: string
    codigoEvento: string
    codigoLocalizacao: string | null
    faces: string | null
    quantidade: number
    dataRealizacao: string | null
    glosas: Motivo[]
  }

/** Rows of runs in which the view's dentists have a part. */
export const pagas = (visiveis: Visiveis) => `
  select e.numero_ficha as "numeroFicha", e.sequencial_inclusao as "sequencialInclusao", e.recurso, e.unidade,
         d.nome as "nomeDentista", a.codigo as "codigoAssociado", a.nome as "nomeAssociado",
         n.numero_lote as "numeroLote", n.protocolo, r.fechamento, r.publicacao, r.pagamento, r.situacao,
         v.codigo_evento as "codigoEvento", coalesce(v.dente, v.regiao) as "codigoLocalizacao", v.faces, v.quantidade,
         v.data_realizacao as "dataRealizacao", e.informado_centavos as "informadoCentavos",
         e.processado_centavos as "processadoCentavos", e.glosa_centavos as "glosaCentavos",
         e.franquia_centavos as "franquiaCentavos", e.liberado_centavos as "liberadoCentavos", e.glosas
    from repasse_evento e
    join repasse r using (codigo_credenciado, fechamento)
    join encaminhamento n using (codigo_credenciado, numero_ficha)
    join evento_guia v using (codigo_credenciado, numero_ficha, sequencial_inclusao)
    join associado a on a.codigo = v.codigo_associado
    left join dentista d on (d.codigo_credenciado, d.codigo) = (e.codigo_credenciado, e.codigo_dentista)
   where ${visiveis('e')}`

const ordem = 'e.numero_ficha, e.fechamento, e.sequencial_inclusao, e.recurso'

const dasGuias = statementVisto<LinhaPaga>(
  'demonstrativo.dasGuias',
  (visiveis) =>
    `${pagas(visiveis)} and e.numero_ficha = any ($3::bigint[]) and ($4::date is null or e.fechamento = $4) order by ${ordem}`,
)

/** The rows of guides, in one run or in all: by guide, run and event. */
export const listPagas = (
  db: Db,
  visao: Visao,
  numerosFicha: readonly number[],
  fechamento: string | null,
): Promise<LinhaPaga[]> => readVistos(db, visao, dasGuias, [[...numerosFicha], fechamento])

const situacoes = statementVisto<{ numeroFicha: number; paga: boolean }>(
  'demonstrativo.situacoes',
  (visiveis) => `select g.numero_ficha as "numeroFicha", exists (
           select from repasse_evento e where ${visiveis('e')} and e.numero_ficha = g.numero_ficha) as paga
     from guia g
    where ${visiveis('g')} and g.numero_ficha = any ($3::bigint[])`,
)

/** Of a list of numbers, those that no run has paid for, and those that are no guide of the view. */
export type ForaDosPagamentos = { semPagamento: number[]; naoEncontradas: number[] }

export async function findForaDosPagamentos(
  db: Db,
  visao: Visao,
  numerosFicha: readonly number[],
): Promise<ForaDosPagamentos> {
  const linhas = await readVistos(db, visao, situacoes, [[...numerosFicha]])
  const pagas = new Map(linhas.map(({ numeroFicha, paga }) => [numeroFicha, paga]))
  return {
    semPagamento: numerosFicha.filter((numero) => pagas.get(numero) === false),
    naoEncontradas: numerosFicha.filter((numero) => !pagas.has(numero)),
  }
}
