import type { permissoesExportacao } from '../acesso/permissao.tables.ts'

/** Rows of which a workbook is waited for on the screen; one of more is kept, and may be left. */
export const MAXIMO_LINHAS_NA_TELA = 5000

/** For how long a file that is ready is kept. */
export const HORAS_GUARDADA = 24

/** Files that a login has at once, those under way too. */
export const MAXIMO_EXPORTACOES = 10

type LinhaOperacao = {
  codigo: string
  /** What the file is, as its owner reads it. */
  rotulo: string
  permissao: (typeof permissoesExportacao)[number]
  /** What the sharing option shows of the money decides what is in it (Operadora §4). */
  dinheiro?: true
}

/** The exports whose file may be kept, each with the function that opens it, here as at its own call. */
export const operacoesExportacao = [
  { codigo: 'pesquisa.exportGuias', rotulo: 'Guias da pesquisa', permissao: 'CONSULTA_GTO' },
  { codigo: 'credenciado.exportStatusSenha', rotulo: 'Situação das senhas', permissao: 'CONSULTA_GTO' },
  {
    codigo: 'pacienteInativo.exportPacientes',
    rotulo: 'Beneficiários inativos',
    permissao: 'BENEF_INATIVO',
  },
  {
    codigo: 'financeiro.exportDemonstrativo',
    rotulo: 'Demonstrativo de pagamento',
    permissao: 'DEMONSTRATIVO',
    dinheiro: true,
  },
  {
    codigo: 'financeiro.exportGtoDigital',
    rotulo: 'Relatório de GTO digital',
    permissao: 'RELAT_GTO',
    dinheiro: true,
  },
] as const satisfies readonly LinhaOperacao[]

export type OperacaoExportacao = (typeof operacoesExportacao)[number]['codigo']

/** The line of an export. Throws RangeError on one that there is not. */
export function getOperacaoExportacao(codigo: OperacaoExportacao): LinhaOperacao {
  const linha = operacoesExportacao.find((operacao) => operacao.codigo === codigo)
  if (!linha) throw new RangeError(`no such export: ${codigo}`)
  return linha
}

/** How the making of a file stands. */
export const estadosExportacao = [
  { codigo: 'espera', rotulo: 'Na fila' },
  { codigo: 'fazendo', rotulo: 'Sendo feito' },
  { codigo: 'pronta', rotulo: 'Pronto' },
  { codigo: 'falhou', rotulo: 'Não foi feito' },
] as const
export type EstadoExportacao = (typeof estadosExportacao)[number]['codigo']
