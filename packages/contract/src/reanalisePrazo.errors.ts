import type { ErrorEntry } from './errors.ts'

const erro = (status: number, titulo: string, texto: string) =>
  ({ status, tipo: 'aviso', titulo, texto }) as const

/** Refusals of a re-analysis of a treatment's term. Operadora §2. */
export const errosReanalisePrazo = {
  'API-REA-0001': erro(404, 'Tratamento não encontrado', 'Confira o tratamento na lista da reanálise.'),
  'API-REA-0002': erro(
    409,
    'Já há uma reanálise deste tratamento',
    'Espere a resposta da que foi enviada: só uma fica aberta de cada vez.',
  ),
  'API-REA-0003': erro(
    422,
    'O prazo deste tratamento não se pede de novo',
    'A reanálise se pede de um tratamento em curso, abaixo do máximo de meses, até o prazo do contrato depois da decisão.',
  ),
  'API-REA-0004': erro(
    422,
    'Meses que não se podem pedir',
    'Peça mais meses do que os concedidos, até o máximo de um prazo.',
  ),
  'API-REA-0005': erro(
    422,
    'Imagens que não servem à reanálise',
    'Junte imagens deste paciente, ao menos uma que a decisão do prazo não viu.',
  ),
  'API-REA-0006': erro(
    422,
    'Justificativa sem um motivo clínico',
    'Diga o achado por que o tratamento precisa de mais meses: espaço por fechar, dente impactado, mordida aberta, faltas.',
  ),
} as const satisfies Record<string, ErrorEntry>
