import { MINUTOS_CODIGO_CELULAR } from '@portal/domain/envioCelular/validade.ts'
import type { ErrorEntry } from './errors.ts'

const aviso = (status: number, titulo: string, texto: string) =>
  ({ status, tipo: 'aviso', titulo, texto }) as const

export const errosEnvioCelular = {
  'API-CEL-0001': aviso(
    422,
    'Envio pelo celular indisponível',
    'Este portal não tem um endereço que um celular alcance. Peça à operadora que o informe, ou envie os arquivos por aqui.',
  ),
  'API-CEL-0002': aviso(
    410,
    'Código sem validade',
    `O código já foi aberto em um celular, passou de ${MINUTOS_CODIGO_CELULAR} minutos ou foi encerrado. Gere outro na guia.`,
  ),
} as const satisfies Record<string, ErrorEntry>
