import type { StatusSolicitacao } from './statusSolicitacao.tables.ts'

/** What a status means, and what comes next and of whom. */
export type ExplicaSolicitacao = { readonly ajuda: string; readonly proximoPasso: string }

const LEVAR =
  'Entregue o pedido ao paciente. A unidade de radiologia captura com o número do pedido, o cartão e a data de nascimento.'

/** Each status of an exam request in words (Interface B2.6). */
export const explicaSolicitacoes: Readonly<Record<StatusSolicitacao, ExplicaSolicitacao>> = {
  EM_ANALISE: {
    ajuda: 'Um exame do pedido precisa da decisão de uma pessoa.',
    proximoPasso: 'A operadora decide. Até lá nenhuma unidade captura o pedido.',
  },
  APROVADA_PORTAL: {
    ajuda: 'Nada no pedido precisou de análise: está aprovado desde que foi salvo.',
    proximoPasso: LEVAR,
  },
  APROVADA_AUDITORIA: { ajuda: 'A auditoria da operadora aprovou todos os exames.', proximoPasso: LEVAR },
  PARCIALMENTE_APROVADA: {
    ajuda: 'A auditoria aprovou uma parte dos exames; a unidade faz só os aprovados.',
    proximoPasso: LEVAR,
  },
  REPROVADA: {
    ajuda: 'A auditoria não aprovou nenhum exame.',
    proximoPasso: 'Veja o motivo de cada exame. Corrigido o que faltou, faça outro pedido.',
  },
  CAPTURADA: {
    ajuda: 'Uma unidade de radiologia capturou o pedido e vai fazer os exames.',
    proximoPasso: 'A unidade envia as imagens, que chegam aqui e aos seus avisos.',
  },
  CANCELADA: {
    ajuda: 'O pedido foi cancelado por quem o fez.',
    proximoPasso: 'Se o exame ainda é preciso, faça outro pedido.',
  },
  EXPIRADA: {
    ajuda: 'A validade terminou sem que uma unidade capturasse o pedido.',
    proximoPasso: 'Se o exame ainda é preciso, faça outro pedido.',
  },
}
