import { CODIGOS_SEM_CABIMENTO } from '@portal/domain/recursoGlosa/cabimento.ts'
import type { ListaRecurso } from '@portal/domain/recursoGlosa/recurso.tables.ts'
import type { Rede } from '@portal/domain/rede/rede.tables.ts'
import type { Db } from '../db/client.ts'
import { prazoEmVigor } from '../repasse/pagamento.store.ts'
import type { Visao } from '../repasse/visao.ts'
import {
  type LinhaVista,
  readVistos,
  statementVisto,
  sumVistos,
  type Visiveis,
} from '../repasse/visto.store.ts'
import type { Posicao } from './posicao.ts'

const decorridos = (dia: string) => `${dia} - date '2000-01-01'`

/** The places of `toTermos` among the values of a statement. */
const termosEm = (n: number) => [`$${n}`, `$${n + 1}`, `$${n + 2}`, `$${n + 3}`, `$${n + 4}`] as const

/**
 * What may still be appealed on a day, by the terms of the network: the money that was denied, as its rows tell it
 * (`glosado`), and what of it an appeal could bring back, by which it is ordered: without
 * what is denied for a code that none changes (`sem`), and without the events whose place is taken (`fichas`, `sequenciais`).
 */
const aRecorrer = (primeiro: number) => (visiveis: Visiveis) => {
  const [hoje, rede, sem, fichas, sequenciais] = termosEm(primeiro)
  return `
  select numero_ficha, codigo_associado, glosado, centavos, ${decorridos('fim')} as dias
    from (select g.numero_ficha, g.codigo_associado, sum(e.glosa_centavos)::bigint as glosado, coalesce(sum(e.glosa_centavos) filter (where not exists (
                   select from jsonb_array_elements(e.glosas) as x where x ->> 'codigoGlosa' = any (${sem}::text[]))
                   and (g.numero_ficha, e.sequencial_inclusao) not in (
                     select * from unnest(${fichas}::bigint[], ${sequenciais}::smallint[]))), 0)::bigint as centavos,
                 max(r.publicacao + p.dias) as fim
            from repasse r
            join repasse_evento e using (codigo_credenciado, fechamento)
            join guia g using (codigo_credenciado, numero_ficha)
            cross join lateral ${prazoEmVigor('t.dias', rede, 'r.publicacao')} p
           where ${visiveis('g')}
             and r.publicacao >= ${hoje}::date - (select max(dias) from prazo_recurso where rede = ${rede})
             and not e.recurso and e.glosa_centavos > 0 and g.status_ficha = 12
           group by g.numero_ficha, g.codigo_associado) v
   where fim >= ${hoje}::date`
}

const deRecursos = (valor: string, condicao: string, dias: string) => (visiveis: Visiveis) =>
  `
  select g.numero_ficha, g.codigo_associado, sum(${valor})::bigint as centavos, ${dias} as dias
    from recurso_glosa a
    join recurso_item i using (codigo_credenciado, numero_ficha)
    join guia g using (codigo_credenciado, numero_ficha)
   where ${visiveis('g')} and a.julgado_em is ${condicao}
   group by g.numero_ficha, g.codigo_associado, a.prazo_resposta, a.julgado_em`

const emRecurso = deRecursos('i.recursado_centavos', 'null', decorridos('a.prazo_resposta'))
// The newest decision first.
const decididos = deRecursos(
  'i.liberado_centavos',
  'not null',
  `-(${decorridos(`(a.julgado_em at time zone 'America/Sao_Paulo')::date`)})`,
)

export type LinhaLista = { numeroFicha: number; codigoAssociado: string; ordem: number }

type Consulta = (visiveis: Visiveis) => string

const ordenada = (consulta: Consulta) => (visiveis: Visiveis) =>
  `
  select numero_ficha as "numeroFicha", codigo_associado as "codigoAssociado", ordem
    from (select v.*, case when $3 then -centavos else dias end as ordem from (${consulta(visiveis)}) v) o
   where $4::bigint is null or (ordem, numero_ficha) > ($4, $5::bigint)
   order by ordem, numero_ficha limit $6`

const listas = {
  RECORRER: statementVisto<LinhaLista>('recursos.aRecorrer', ordenada(aRecorrer(7))),
  RECURSO: statementVisto<LinhaLista>('recursos.emRecurso', ordenada(emRecurso)),
  DECIDIDO: statementVisto<LinhaLista>('recursos.decididos', ordenada(decididos)),
} as const

export type Quando = {
  rede: Rede
  hoje: string
  /** The events whose place is taken (`loadTomados.ts`): no appeal brings their money back. */
  tomados: readonly { numeroFicha: number; sequencialInclusao: number }[]
}

/** What `aRecorrer` asks. */
const toTermos = ({ rede, hoje, tomados }: Quando): readonly unknown[] => [
  hoje,
  rede,
  CODIGOS_SEM_CABIMENTO,
  tomados.map(({ numeroFicha }) => numeroFicha),
  tomados.map(({ sequencialInclusao }) => sequencialInclusao),
]

/** The guides of a list after a place in it, by deadline or by money. */
export const listRecursosDe = (
  db: Db,
  visao: Visao,
  lista: ListaRecurso,
  quando: Quando,
  { porValor, limite, depois }: { porValor: boolean; limite: number; depois: Posicao | undefined },
): Promise<LinhaLista[]> =>
  readVistos(db, visao, listas[lista], [
    porValor,
    depois?.ordem ?? null,
    depois?.numeroFicha ?? null,
    limite,
    ...(lista === 'RECORRER' ? toTermos(quando) : []),
  ])

const numeros = statementVisto<{ numeroFicha: number }>(
  'recursos.numerosARecorrer',
  (visiveis) =>
    `select numero_ficha as "numeroFicha" from (${aRecorrer(3)(visiveis)}) v order by numero_ficha`,
)

/** All guides that may still be appealed, by number. */
export async function listNumerosARecorrer(
  db: Db,
  visao: Visao,
  noDia: Omit<Quando, 'tomados'>,
): Promise<number[]> {
  const linhas = await readVistos(db, visao, numeros, toTermos({ ...noDia, tomados: [] }))
  return linhas.map(({ numeroFicha }) => numeroFicha)
}

export type Conta = { guias: number; centavos: number }

const conta = (consulta: Consulta) => (visiveis: Visiveis) =>
  `select count(*) as guias, coalesce(sum(centavos), 0)::bigint as centavos from (${consulta(visiveis)}) v`
const contas = {
  RECURSO: statementVisto<Conta>('recursos.contaEmRecurso', conta(emRecurso)),
  DECIDIDO: statementVisto<Conta>('recursos.contaDecididos', conta(decididos)),
} as const

/** How many guides a list has, and their money in cents. */
export async function countRecursos(
  db: Db,
  visao: Visao,
  lista: keyof typeof contas,
): Promise<LinhaVista<Conta>> {
  const [row] = await readVistos(db, visao, contas[lista])
  return row ?? { guias: 0, centavos: sumVistos([]) }
}

type ContaARecorrer = Conta & { recuperavelCentavos: number }
const contaARecorrer = statementVisto<ContaARecorrer>(
  'recursos.contaARecorrer',
  (visiveis) => `select count(*) as guias, coalesce(sum(glosado), 0)::bigint as centavos,
                        coalesce(sum(centavos), 0)::bigint as "recuperavelCentavos" from (${aRecorrer(3)(visiveis)}) v`,
)

/** How many guides may be appealed, the cents that were denied of them, and those that an appeal could bring back. */
export async function countARecorrer(
  db: Db,
  visao: Visao,
  quando: Quando,
): Promise<LinhaVista<ContaARecorrer>> {
  const [row] = await readVistos(db, visao, contaARecorrer, toTermos(quando))
  return row ?? { guias: 0, centavos: sumVistos([]), recuperavelCentavos: sumVistos([]) }
}

const decisoes = statementVisto<{ ganhos: number; decididos: number }>(
  'recursos.decisoes',
  (visiveis) => `select count(*) filter (where i.decisao = 'A') as ganhos, count(*) as decididos
     from recurso_item i join guia g using (codigo_credenciado, numero_ficha)
    where ${visiveis('g')} and i.decisao is not null`,
)

/** How many events were granted, of those decided. */
export async function countDecisoes(db: Db, visao: Visao): Promise<{ ganhos: number; decididos: number }> {
  const [row] = await readVistos(db, visao, decisoes)
  return row ?? { ganhos: 0, decididos: 0 }
}
