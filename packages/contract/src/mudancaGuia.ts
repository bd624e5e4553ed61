/**
 * What every change of a guide makes stale: the guide with its images, the lists, the counts of the first page, and what
 * is answered by the patient's record: coverage, eligibility, and the context of another draft.
 */
export const mudancaGuia = [
  'guia',
  'formularioOrto',
  'imagem.listImagens',
  'acervo.listAcervo',
  'acervo.listEventosDente',
  'imagem.getRepetida',
  'pesquisa',
  'liberacaoSenha.getInformacoesGto',
  'ortodontia',
  'credenciado.getGtoPendentes',
  'credenciado.getTotalSenhas',
  'elegibilidade.getEvento',
  'elegibilidade.getInformacoes',
  'evento.listEventosFicha',
  'rascunho.getContexto',
  'solicitacaoExame',
  'capturaExame',
  'vinculoExame',
  'producao',
  'financeiro',
  'recursoGlosa',
  'reanalisePrazo',
  'manutencao',
  'prazo',
  'pacienteInativo.getTotal',
  'pacienteInativo.listRecentes',
  'pacienteInativo.listPacientes',
] as const

/** Refusals of any change: not this provider's guide, locked, wrong status or stage, changed meanwhile. */
export const recusas = [
  'API-GTO-0001',
  'API-GTO-0010',
  'API-GTO-0011',
  'API-GTO-0012',
  'API-GTO-0013',
] as const

/** Refusals of what forwards a guide: undated, unsigned, without its images, and what is wrongly said not to be done. */
export const encaminhamento = [
  ...recusas,
  'API-GTO-0002',
  'API-GTO-0017',
  'API-GTO-0018',
  'API-GTO-0019',
  'API-GTO-0056',
] as const
