import type { TipoBusca, TipoEnvio } from '@portal/domain/financeiro/gtoDigital.tables.ts'
import { autorizacoesConcedidas } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type { StatusToken } from '@portal/domain/guia/statusToken.tables.ts'
import type { Db } from '../db/client.ts'
import type { Visao } from '../repasse/visao.ts'
import { type CentavosVistos, readVistos, statementVisto, type Visiveis } from '../repasse/visto.store.ts'
import type { Soma } from './demonstrativo.store.ts'

/** What the report is of: events of guides that were sent, by an instant or by a civil day, `antesDe` excluded. */
export type RecorteDigital = {
  tipoBusca: TipoBusca
  tipoEnvio: TipoEnvio | undefined
  desde: Date | string
  antesDe: Date | string
}

const daGuia = '(v.codigo_credenciado, v.numero_ficha) = (n.codigo_credenciado, n.numero_ficha)'

/**
 * The column that the period narrows and the rows are ordered by, each with an index of its own; and how the events are
 * reached from there: of a sending by the guide's key alone, whatever is known of the tables' sizes.
 */
const chaves = {
  ENVIO: {
    coluna: 'n.em',
    tipo: 'timestamptz',
    eventos: `lateral (select v.* from evento_guia v where ${daGuia} offset 0) v on true`,
  },
  REALIZACAO: { coluna: 'v.data_realizacao', tipo: 'date', eventos: `evento_guia v on ${daGuia}` },
} as const satisfies Record<TipoBusca, { coluna: string; tipo: string; eventos: string }>

/**
 * The events that a sent guide brought to payment, and what all the runs together made of each: the first judgement
 * informed and processed the whole of it, and what an appeal gave back is no longer denied. How the guide went is what its
 * history says.
 */
const enviados = (visiveis: Visiveis, { coluna, tipo, eventos }: (typeof chaves)[TipoBusca]) => `
    from encaminhamento n
    join guia g on (g.codigo_credenciado, g.numero_ficha) = (n.codigo_credenciado, n.numero_ficha)
    join ${eventos}
   cross join lateral (select case when exists (
           select from historico_guia h
            where h.codigo_credenciado = n.codigo_credenciado and h.numero_ficha = n.numero_ficha
              and h.para_status = ${statusFicha.encaminhadaPagamentoToken}) then 'TOKEN' else 'ENCAMINHAMENTO' end as tipo) m
   cross join lateral (
          select coalesce(sum(e.informado_centavos) filter (where not e.recurso), v.valor_centavos) as informado,
                 coalesce(sum(e.processado_centavos) filter (where not e.recurso), 0) as processado,
                 coalesce(sum(e.franquia_centavos), 0) as franquia, coalesce(sum(e.liberado_centavos), 0) as liberado,
                 count(*) > 0 as julgado
            from repasse_evento e
           where e.codigo_credenciado = v.codigo_credenciado and e.numero_ficha = v.numero_ficha
             and e.sequencial_inclusao = v.sequencial_inclusao) p
   where ${visiveis('g')} and n.codigo_credenciado = $1 and v.codigo_credenciado = $1
     and ${coluna} >= $3::${tipo} and ${coluna} < $4::${tipo} and ($5::text is null or m.tipo = $5)
     and v.data_realizacao is not null and v.autorizacao in (${autorizacoesConcedidas.join(', ')})
     and not v.nao_realizado`

export type SomaDigital = Soma & {
  tipoEnvio: TipoEnvio
  guias: number
  eventos: number
  aProcessarCentavos: CentavosVistos
}

const sumPor = (tipoBusca: TipoBusca) =>
  statementVisto<SomaDigital>(
    `gtoDigital.sum${tipoBusca}`,
    (visiveis) => `select m.tipo as "tipoEnvio", count(distinct n.numero_ficha) as guias, count(*) as eventos,
          sum(p.informado)::bigint as "informadoCentavos", sum(p.processado)::bigint as "processadoCentavos",
          sum(p.processado - p.franquia - p.liberado)::bigint as "glosaCentavos",
          sum(p.franquia)::bigint as "franquiaCentavos", sum(p.liberado)::bigint as "liberadoCentavos",
          coalesce(sum(p.informado) filter (where not p.julgado), 0)::bigint as "aProcessarCentavos"
          ${enviados(visiveis, chaves[tipoBusca])} group by m.tipo`,
  )
const somas = { ENVIO: sumPor('ENVIO'), REALIZACAO: sumPor('REALIZACAO') }

const toValues = ({ desde, antesDe, tipoEnvio }: RecorteDigital) => [desde, antesDe, tipoEnvio ?? null]

/** What each way of sending adds up to; one by which nothing went has no row. */
export const sumDigitais = (db: Db, visao: Visao, recorte: RecorteDigital): Promise<SomaDigital[]> =>
  readVistos(db, visao, somas[recorte.tipoBusca], toValues(recorte))

export type LinhaDigital = Soma & {
  numeroFicha: number
  sequencialInclusao: number
  codigoAssociado: string
  nomeAssociado: string
  nomeDentista: string | null
  codigoEvento: string
  codigoLocalizacao: string | null
  faces: string | null
  dataRealizacao: string
  enviadaEm: Date
  protocolo: string
  tipoEnvio: TipoEnvio
  statusToken: StatusToken
  /** Opened beside a main guide. */
  complementar: boolean
  julgado: boolean
}

/** The last row shown. */
export type PosicaoDigital = Pick<
  LinhaDigital,
  'numeroFicha' | 'sequencialInclusao' | 'enviadaEm' | 'dataRealizacao'
>

const listPor = (tipoBusca: TipoBusca) => {
  const { coluna, tipo } = chaves[tipoBusca]
  const ordem = `${coluna}, v.numero_ficha, v.sequencial_inclusao`
  return statementVisto<LinhaDigital>(
    `gtoDigital.list${tipoBusca}`,
    (visiveis) => `with linha as (
          select n.em, n.protocolo, v.numero_ficha, v.sequencial_inclusao, v.codigo_associado, v.codigo_evento,
                 coalesce(v.dente, v.regiao) as localizacao, v.faces, v.data_realizacao, v.status_token,
                 g.codigo_credenciado, g.codigo_dentista, g.numero_ficha_principal is not null as complementar, m.tipo, p.*
          ${enviados(visiveis, chaves[tipoBusca])}
            and ($7::${tipo} is null or (${ordem}) < ($7, $8::bigint, $9::smallint))
          order by ${ordem.replaceAll(',', ' desc,')} desc limit $6)
   select l.numero_ficha as "numeroFicha", l.sequencial_inclusao as "sequencialInclusao",
          l.codigo_associado as "codigoAssociado", a.nome as "nomeAssociado", d.nome as "nomeDentista",
          l.codigo_evento as "codigoEvento", l.localizacao as "codigoLocalizacao", l.faces,
          l.data_realizacao as "dataRealizacao", l.em as "enviadaEm", l.protocolo, l.tipo as "tipoEnvio",
          l.status_token as "statusToken", l.complementar, l.julgado, l.informado::bigint as "informadoCentavos",
          l.processado::bigint as "processadoCentavos", l.franquia::bigint as "franquiaCentavos",
          l.liberado::bigint as "liberadoCentavos", (l.processado - l.franquia - l.liberado)::bigint as "glosaCentavos"
     from linha l
     join associado a on a.codigo = l.codigo_associado
     left join dentista d on (d.codigo_credenciado, d.codigo) = (l.codigo_credenciado, l.codigo_dentista)
    order by ${tipoBusca === 'ENVIO' ? 'l.em' : 'l.data_realizacao'} desc, l.numero_ficha desc, l.sequencial_inclusao desc`,
  )
}
const listas = { ENVIO: listPor('ENVIO'), REALIZACAO: listPor('REALIZACAO') }

/** The rows, the latest first, `limite` at most, after the one of `depois`. */
export const listDigitais = (
  db: Db,
  visao: Visao,
  recorte: RecorteDigital,
  limite: number,
  depois: PosicaoDigital | undefined,
): Promise<LinhaDigital[]> =>
  readVistos(db, visao, listas[recorte.tipoBusca], [
    ...toValues(recorte),
    limite,
    (recorte.tipoBusca === 'ENVIO' ? depois?.enviadaEm : depois?.dataRealizacao) ?? null,
    depois?.numeroFicha ?? null,
    depois?.sequencialInclusao ?? null,
  ])
