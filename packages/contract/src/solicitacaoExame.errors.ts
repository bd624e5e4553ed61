import type { ErrorEntry } from './errors.ts'

const aviso = (status: number, titulo: string, texto: string) =>
  ({ status, tipo: 'aviso', titulo, texto }) as const

export const errosSolicitacaoExame = {
  'API-SOL-0001': aviso(
    404,
    'Pedido de exames não encontrado',
    'Não há pedido de exames com este número nos seus atendimentos.',
  ),
  'API-SOL-0002': aviso(
    422,
    'Pedido incompleto',
    'Complete os exames marcados: o que falta aqui seria recusado na unidade de radiologia.',
  ),
  'API-SOL-0003': aviso(
    422,
    'Exame que não se pede',
    'Um dos códigos não é de um exame que se possa pedir a uma unidade de radiologia.',
  ),
  'API-SOL-0004': aviso(
    422,
    'Exame já incluído',
    'Uma documentação do pedido já inclui este exame. Retire um dos dois.',
  ),
  'API-SOL-0005': aviso(
    422,
    'Exame negado',
    'Um dos exames seria negado como está. Veja o motivo em cada um.',
  ),
  'API-SOL-0006': aviso(
    422,
    'Justificativa obrigatória',
    'Um dos exames precisa de justificativa para este paciente.',
  ),
  'API-SOL-0007': aviso(
    409,
    'Exame já pedido',
    'Este exame já está em um pedido seu para o paciente, e ainda não foi feito. Veja o pedido em cada exame.',
  ),
  'API-SOL-0008': aviso(
    409,
    'Pedido não pode ser cancelado',
    'O pedido já foi capturado, decidido contra, cancelado ou expirou.',
  ),
  'API-SOL-0009': aviso(
    409,
    'Mais de um pedido em aberto',
    'O paciente tem mais de um pedido em aberto. Cancele pelo número do pedido.',
  ),
  'API-SOL-0010': aviso(
    409,
    'Pedido alterado em outra tela',
    'Este pedido foi preenchido em outra tela depois desta. Recarregue para continuar de lá.',
  ),
} as const satisfies Record<string, ErrorEntry>
