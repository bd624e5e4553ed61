import type { Value } from '../database/copyRows.ts'

/** The columns that the seed writes, table by table, in the order of their references. */
export const COLUNAS = {
  guia: [
    ...['numero_ficha', 'codigo_credenciado', 'codigo_associado', 'codigo_plano', 'codigo_especialidade'],
    ...['codigo_tipo_atendimento', 'codigo_dentista', 'emergencia', 'numero_ficha_principal', 'status_ficha'],
    ...['codigo_etapa', 'status_auditoria', 'versao', 'senha', 'validade_senha'],
    ...[
      'liberada_em',
      'enviada_em',
      'data_autorizacao',
      'justificativa_tecnica',
      'assinada_em',
      'assinada_por',
    ],
    ...['assinatura_hash', 'cancelada_em', 'motivo_cancelamento', 'prazo', 'quantidade_eventos'],
    ...['valor_total_centavos', 'atualizada_em'],
    ...['numero_pedido_exame', 'exames_aprovados', 'nome_solicitante', 'cro_solicitante', 'uf_solicitante'],
    ...['tipo_solicitante', 'codigo_dentista_solicitante'],
  ],
  evento_guia: [
    ...[
      'numero_ficha',
      'sequencial_inclusao',
      'codigo_credenciado',
      'codigo_associado',
      'codigo_evento',
      'dente',
    ],
    ...['regiao', 'faces', 'quantidade', 'valor_centavos', 'copart_centavos', 'copart_operadora_centavos'],
    ...['autorizacao', 'tipo_acao'],
    ...['data_autorizacao', 'data_realizacao', 'apresentar_ate', 'exige_token', 'status_token'],
    ...['numero_token', 'data_solicitacao_token', 'status_envio', 'motivos'],
    ...['valor_pago_centavos', 'valor_glosado_centavos'],
  ],
  encaminhamento: ['codigo_credenciado', 'numero_ficha', 'numero_lote', 'em', 'fechamento'],
  historico_guia: [
    ...['numero_ficha', 'codigo_credenciado', 'em', 'autor', 'acao', 'de_status', 'para_status', 'de_etapa'],
    ...['para_etapa', 'motivo'],
  ],
  observacao_guia: [
    ...['numero_ficha', 'sequencial', 'codigo_credenciado', 'autor', 'tipo', 'descricao', 'criada_em'],
  ],
  imagem_guia: [
    ...[
      'numero_ficha',
      'sequencial',
      'codigo_credenciado',
      'codigo_associado',
      'nome_arquivo',
      'tipo',
      'bytes',
    ],
    ...['largura', 'altura', 'contraste', 'momento', 'dente', 'sha256', 'enviada_em', 'eventos'],
    ...['congelada_em', 'congelada_por'],
  ],
  rascunho_guia: ['numero_ficha', 'codigo_credenciado', 'revisao', 'conteudo', 'salvo_em'],
} as const

export type Tabela = keyof typeof COLUNAS
export type LinhaSemeada<T extends Tabela> = Readonly<Record<(typeof COLUNAS)[T][number], Value>>

/** A guide with everything that hangs on it. */
export type GuiaSemeada = { readonly [T in Tabela]: readonly LinhaSemeada<T>[] }

export const TABELAS = Object.keys(COLUNAS).filter((nome): nome is Tabela => nome in COLUNAS)
