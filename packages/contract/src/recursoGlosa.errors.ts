import type { ErrorEntry } from './errors.ts'

const erro = (status: number, titulo: string, texto: string) =>
  ({ status, tipo: 'aviso', titulo, texto }) as const

/** Refusals of an appeal (Spec §8): each tells what the contract's next step is. */
export const errosRecursoGlosa = {
  'API-REC-0001': erro(409, 'Nada negado no pagamento', 'O pagamento desta guia não negou nenhum evento.'),
  'API-REC-0002': erro(
    409,
    'Esta guia já tem recurso',
    'Cada guia tem um só recurso, e o desta já foi enviado. Acompanhe a decisão na tela dele; contra a decisão, o passo seguinte do contrato é a ouvidoria da operadora.',
  ),
  'API-REC-0003': erro(
    422,
    'Prazo do recurso encerrado',
    'O prazo do contrato para recorrer desta guia já terminou.',
  ),
  'API-REC-0004': erro(
    422,
    'Evento sem glosa no pagamento',
    'Escolha ao menos um evento, cada um uma só vez, entre os que o pagamento desta guia negou.',
  ),
  'API-REC-0005': erro(
    422,
    'O que há de novo não foi aceito',
    'Confira o que foi anexado, informado ou escrito: é de outro paciente, de outro dente, repetido, ilegível como dado ou está por preencher.',
  ),
  'API-REC-0006': erro(404, 'Sem recurso', 'Esta guia não tem recurso enviado.'),
} as const satisfies Record<string, ErrorEntry>
