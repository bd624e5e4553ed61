import type { ErrorEntry } from './errors.ts'

const aviso = (status: number, titulo: string, texto: string) =>
  ({ status, tipo: 'aviso', titulo, texto }) as const

export const errosCapturaExame = {
  'API-CAP-0001': aviso(
    404,
    'Pedido não encontrado',
    'Nenhum pedido de exames da sua rede tem este número, este cartão e esta data de nascimento. Confira os três com o paciente.',
  ),
  'API-CAP-0002': aviso(
    429,
    'Captura bloqueada',
    'Houve tentativas erradas demais, com este número de pedido ou desta unidade. Tente de novo em até uma hora.',
  ),
  'API-CAP-0003': aviso(
    409,
    'Pedido já capturado',
    'Este pedido já foi capturado por outra unidade. Avise o paciente: o exame é com ela, e só se ela devolver o pedido ele se captura aqui.',
  ),
  'API-CAP-0004': aviso(
    409,
    'Pedido que não se captura',
    'O pedido está em análise, foi reprovado, cancelado ou passou da validade, ou o paciente já não pode ser atendido.',
  ),
  'API-CAP-0005': aviso(
    409,
    'Captura que não se devolve',
    'O prazo para devolver passou, ou a guia já tem imagem ou foi enviada.',
  ),
  'API-CAP-0006': aviso(
    404,
    'Dentista não encontrado',
    'Nenhum dentista da rede tem este CRO neste estado. Confira o número, ou escolha dentista de fora da rede.',
  ),
} as const satisfies Record<string, ErrorEntry>
