/** The words of an estimate's table, which its page and its PDF show alike. */
export const tabelaEstimativa = {
  titulo: 'Procedimentos',
  colunas: {
    descricao: 'Procedimento',
    local: 'Onde',
    situacao: 'Situação',
    valorPlano: 'O plano paga',
    valorPaciente: 'Você paga',
  },
  /** In the patient's column, of what is not in the sum: the clinic tells that price. */
  semPreco: 'pergunte',
} as const
