import type { ExameAprovado } from '@portal/domain/evento/contexto.ts'
import { etapa } from '@portal/domain/guia/etapa.tables.ts'
import { nascimentos } from '@portal/domain/guia/nascimento.tables.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type { IdentOrigem } from '@portal/domain/liberacaoSenha/identOrigem.tables.ts'
import { type Db, statement } from '../db/client.ts'
import type { SolicitanteGuia } from './fatos/solicitanteGuia.store.ts'
import { acaoNascimento, insertHistorico } from './registro/historico.store.ts'

/** What a release decides about the guide that it opens. */
export type NovaGuia = {
  codigoCredenciado: number
  codigoAssociado: string
  codigoPlano: string
  codigoEspecialidade: number
  codigoTipoAtendimento: number
  codigoDentista: number | null
  emergencia: boolean
  recemNato: boolean
  identOrigem: IdentOrigem | null
  /** The main guide, when this one is complementary. */
  numeroFichaPrincipal: number | null
  /** The treatment that an orthodontic guide is of. */
  numeroTratamento?: number | undefined
  /** The last civil day of its password. */
  validadeSenha: string
  /** Who asked for it; of a radiology guide alone. */
  solicitante?: SolicitanteGuia | undefined
  /** The captured request that it is opened for, under the number that the capture reserved. */
  pedidoExame?: PedidoCapturado | undefined
}

export type PedidoCapturado = {
  numeroPedidoExame: number
  numeroFicha: number
  examesAprovados: readonly ExameAprovado[]
}

/** How a guide came to be: its number, its password and until when that is good. */
export type GuiaAberta = {
  numeroFicha: number
  senha: string
  validadeSenha: string
  statusFicha: number
  codigoEtapaAtual: number
  versao: number
}

const insert = statement<{ numeroFicha: number; senha: string }>(
  'guia.insert',
  `insert into guia (numero_ficha, senha, codigo_credenciado, codigo_associado, codigo_plano, codigo_especialidade,
                     codigo_tipo_atendimento, codigo_dentista, emergencia, recem_nato, ident_origem,
                     numero_ficha_principal, status_ficha, codigo_etapa, validade_senha, liberada_em, atualizada_em,
                     numero_pedido_exame, exames_aprovados, nome_solicitante, cro_solicitante, uf_solicitante,
                     tipo_solicitante, codigo_dentista_solicitante, numero_tratamento)
   values (coalesce($15, nextval('numero_ficha_seq')), nextval('senha_seq')::text, $1, $2, $3, $4, $5, $6, $7, $8, $9,
           $10, $11, $12, $13, $14, $14, $16, $17, $18, $19, $20, $21, $22, $23)
   returning numero_ficha as "numeroFicha", senha`,
)

/** Opens a guide (status 8, or 16 when complementary) with its first row of history. `autor` is who released it. */
export async function insertGuia(db: Db, nova: NovaGuia, autor: string, agora: Date): Promise<GuiaAberta> {
  const [ordinaria, complementar] = nascimentos
  const nascimento = nova.numeroFichaPrincipal === null ? ordinaria : complementar
  const [status, codigoEtapaAtual] = [statusFicha[nascimento.status], etapa[nascimento.etapa]]
  const { solicitante, pedidoExame } = nova
  const [row] = await db.query(insert, [
    nova.codigoCredenciado,
    nova.codigoAssociado,
    nova.codigoPlano,
    nova.codigoEspecialidade,
    nova.codigoTipoAtendimento,
    nova.codigoDentista,
    nova.emergencia,
    nova.recemNato,
    nova.identOrigem,
    nova.numeroFichaPrincipal,
    status,
    codigoEtapaAtual,
    nova.validadeSenha,
    agora,
    pedidoExame?.numeroFicha,
    pedidoExame?.numeroPedidoExame,
    pedidoExame && JSON.stringify(pedidoExame.examesAprovados),
    solicitante?.nome,
    solicitante?.cro,
    solicitante?.uf,
    solicitante?.tipo,
    solicitante?.codigoDentista,
    nova.numeroTratamento,
  ])
  if (!row) throw new Error('a guide was not inserted')
  await insertHistorico(db, {
    numeroFicha: row.numeroFicha,
    codigoCredenciado: nova.codigoCredenciado,
    em: agora,
    autor,
    acao: nova.numeroFichaPrincipal === null ? acaoNascimento : 'releaseComplementar',
    deStatus: null,
    paraStatus: status,
    deEtapa: null,
    paraEtapa: codigoEtapaAtual,
    motivo: null,
  })
  return { ...row, validadeSenha: nova.validadeSenha, statusFicha: status, codigoEtapaAtual, versao: 1 }
}
