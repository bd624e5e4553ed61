import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import { isRadiologia } from '@portal/domain/especialidade/especialidade.tables.ts'
import type { FimGuia } from '@portal/domain/guia/fimGuia.ts'
import { statusEncerrados } from '@portal/domain/guia/statusFicha.tables.ts'
import { colunasIdentificacao, type Identificacao, toResumo } from '../../associado/associado.store.ts'
import { colunasFim } from '../../credenciado/colunasFim.store.ts'
import { type Db, statement } from '../../db/client.ts'
import { pickFim } from '../fatos/fimGuia.ts'
import { colunaExame, colunasGuia, type Guia } from '../fatos/guia.store.ts'
import { loadEtapa } from './situacao.ts'

/** The head of a guide with its patient: one row, so that a list or a single guide costs one statement. */
export type LinhaResumo = Identificacao &
  Pick<
    Guia,
    | 'numeroFicha'
    | 'numeroFichaPrincipal'
    | 'statusFicha'
    | 'codigoEtapaAtual'
    | 'statusAuditoria'
    | 'codigoEspecialidade'
    | 'codigoTipoAtendimento'
    | 'nomeDentista'
    | 'bloqueada'
    | 'motivoBloqueio'
    | 'liberadaEm'
    | 'prazo'
    | 'exameAte'
    | 'quantidadeEventos'
    | 'valorTotalCentavos'
    | 'versao'
  > &
  FimGuia & { eventosRascunho: number | null; eventoRealizado: boolean }

/** Those of `LinhaResumo` that are not the guide's own. What was typed of a guide that ended goes nowhere any more. */
const colunasResumo = `${colunasFim},
         (select jsonb_array_length(r.conteudo -> 'itens') from rascunho_guia r
           where r.codigo_credenciado = g.codigo_credenciado and r.numero_ficha = g.numero_ficha
             and g.status_ficha not in (${statusEncerrados.join(', ')})) as "eventosRascunho",
         exists (select from evento_guia e
                  where e.codigo_credenciado = g.codigo_credenciado and e.numero_ficha = g.numero_ficha
                    and e.data_realizacao is not null) as "eventoRealizado",
         ${colunasIdentificacao}`

const tabelas = `
    from guia g
    join associado a on a.codigo = g.codigo_associado
    join plano p on p.codigo = g.codigo_plano
    join credenciado c on c.codigo = g.codigo_credenciado
    left join dentista d on (d.codigo_credenciado, d.codigo) = (g.codigo_credenciado, g.codigo_dentista)`

/** Columns and tables of `LinhaResumo`; the caller adds the condition, which must name the provider. */
export const selectResumo = `
  select g.numero_ficha as "numeroFicha", g.numero_ficha_principal as "numeroFichaPrincipal",
         g.status_ficha as "statusFicha", g.codigo_etapa as "codigoEtapaAtual",
         g.status_auditoria as "statusAuditoria", g.codigo_especialidade as "codigoEspecialidade",
         g.codigo_tipo_atendimento as "codigoTipoAtendimento", coalesce(d.nome, c.nome) as "nomeDentista", g.bloqueada,
         g.motivo_bloqueio as "motivoBloqueio", g.liberada_em as "liberadaEm", g.prazo, ${colunaExame}, g.quantidade_eventos as "quantidadeEventos",
         g.valor_total_centavos as "valorTotalCentavos", g.versao, ${colunasResumo} ${tabelas}`

const find = statement<LinhaResumo>(
  'guia.resumo',
  `${selectResumo} where g.numero_ficha = $1 and g.codigo_credenciado = $2`,
)

export async function findResumo(
  db: Db,
  codigoCredenciado: number,
  numeroFicha: number,
): Promise<LinhaResumo | undefined> {
  const [row] = await db.query(find, [numeroFicha, codigoCredenciado])
  return row
}

type Inteira = Guia & LinhaResumo & { rede: string }

const inteira = statement<Inteira>(
  'guia.inteira',
  `select ${colunasGuia}, ${colunasResumo}, c.rede ${tabelas} where g.numero_ficha = $1 and g.codigo_credenciado = $2`,
)

/** The guide and its head, by one statement: the screen that shows all of it reads both. */
export async function findInteira(
  db: Db,
  codigoCredenciado: number,
  numeroFicha: number,
): Promise<Inteira | undefined> {
  const [row] = await db.query(inteira, [numeroFicha, codigoCredenciado])
  return row
}

/** The head as the portal reads it, with the loading rules of Spec §4. */
export function toGuiaResumo(linha: LinhaResumo, hoje: string): GuiaResumo {
  return {
    numeroFicha: linha.numeroFicha,
    numeroFichaPrincipal: linha.numeroFichaPrincipal,
    statusFicha: linha.statusFicha,
    codigoEtapaAtual: loadEtapa(linha),
    codigoEspecialidade: linha.codigoEspecialidade,
    tipoAtendimento: linha.codigoTipoAtendimento,
    associado: toResumo(linha, hoje),
    nomeDentista: linha.nomeDentista,
    bloqueio: linha.bloqueada,
    motivoBloqueio: linha.motivoBloqueio,
    liberadaEm: linha.liberadaEm.toISOString(),
    prazo: linha.prazo,
    ...(isRadiologia(linha.codigoEspecialidade) && { exameAte: linha.exameAte }),
    ...pickFim(linha),
    quantidadeEventos: linha.quantidadeEventos,
    eventosRascunho: linha.eventosRascunho,
    eventoRealizado: linha.eventoRealizado,
    valorTotal: toValor(linha.valorTotalCentavos),
    versao: linha.versao,
  }
}
