import { MAXIMO_MARCAS, MAXIMO_NUMERO_MARCA } from '@portal/domain/marcaImagem/marca.ts'
import { showInteiro } from '@portal/domain/texto/contagem.ts'
import type { ErrorEntry } from './errors.ts'

const aviso = (status: number, titulo: string, texto: string) =>
  ({ status, tipo: 'aviso', titulo, texto }) as const

export const errosMarcaImagem = {
  'API-MRC-0001': aviso(404, 'Marca não encontrada', 'A marca não existe ou já foi removida.'),
  'API-MRC-0002': aviso(
    409,
    'Marca mudada em outra tela',
    'Alguém mudou esta marca depois que você a viu. Veja como ela está agora.',
  ),
  'API-MRC-0003': aviso(
    422,
    'Limite de marcas da imagem',
    `A imagem já tem ${MAXIMO_MARCAS} marcas, o máximo permitido. Remova alguma antes.`,
  ),
  'API-MRC-0004': aviso(422, 'Marca incompleta', 'Falta um ponto, o texto ou o comprimento da marca.'),
  'API-MRC-0005': aviso(
    409,
    'Imagem já calibrada',
    'Esta página da imagem já tem um comprimento conhecido. Mude-o ou remova-o.',
  ),
  'API-MRC-0006': aviso(
    422,
    'Sem número para outra marca',
    `Esta imagem já teve ${showInteiro(MAXIMO_NUMERO_MARCA)} marcas, contando as removidas, e não recebe outra. Mude uma das que estão nela.`,
  ),
} as const satisfies Record<string, ErrorEntry>
