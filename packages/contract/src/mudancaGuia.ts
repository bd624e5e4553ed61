/** What every change of a guide makes stale: the guide with its images, the lists, and the counts of the first page. */
export const mudancaGuia = [
  'guia',
  'imagem.listImagens',
  'pesquisa',
  'liberacaoSenha.getInformacoesGto',
  'credenciado.getGtoPendentes',
  'credenciado.getTotalSenhas',
] as const
