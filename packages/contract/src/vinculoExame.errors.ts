import type { ErrorEntry } from './errors.ts'

const aviso = (status: number, titulo: string, texto: string) =>
  ({ status, tipo: 'aviso', titulo, texto }) as const

export const errosVinculoExame = {
  'API-VIN-0001': aviso(
    404,
    'Exame não encontrado',
    'Não há exame pronto com este número entre os que você pediu para o paciente.',
  ),
  'API-VIN-0002': aviso(
    409,
    'Vínculo que não se desfaz',
    'Uma decisão já contou com esta imagem: ela fica na guia.',
  ),
} as const satisfies Record<string, ErrorEntry>
