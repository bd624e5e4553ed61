import {
  extensoesPermitidas,
  imagensMaximo,
  paginasPdfMaximo,
  pontosMaximo,
  tamanhoMaximo,
} from '@portal/domain/imagem/limite.ts'
import type { ErrorEntry } from './errors.ts'

const erro = (status: number, titulo: string, texto: string) =>
  ({ status, tipo: 'aviso', titulo, texto }) as const

export const errosImagem = {
  'API-IMG-0001': erro(404, 'Imagem não encontrada', 'A imagem não existe ou foi removida.'),
  'API-IMG-0002': erro(
    415,
    'Tipo de arquivo não aceito',
    `Envie um arquivo de um destes tipos: ${extensoesPermitidas.join(', ')}.`,
  ),
  'API-IMG-0003': erro(
    413,
    'Arquivo grande demais',
    `O arquivo passa de ${tamanhoMaximo}. Reduza-o e envie de novo.`,
  ),
  'API-IMG-0004': erro(
    415,
    'Arquivo não é uma imagem',
    'O conteúdo do arquivo não corresponde à sua extensão.',
  ),
  'API-IMG-0005': erro(
    422,
    'Arquivo corrompido',
    'Não foi possível abrir o arquivo. Gere-o de novo e reenvie.',
  ),
  'API-IMG-0006': erro(
    422,
    'Imagem grande demais',
    `A imagem tem pontos demais (limite de ${pontosMaximo / 1_000_000} milhões). Reduza a resolução.`,
  ),
  'API-IMG-0007': erro(
    422,
    'Limite de imagens da guia',
    `A guia já tem ${imagensMaximo} imagens, o máximo permitido.`,
  ),
  'API-IMG-0008': erro(
    429,
    'Limite diário de envio',
    'O limite diário de envio de imagens foi atingido. Tente amanhã.',
  ),
  'API-IMG-0009': erro(409, 'Imagem repetida', 'Esta mesma imagem já foi enviada nesta guia.'),
  'API-IMG-0010': erro(
    422,
    'PDF não aceito',
    'O PDF tem senha, programa, formulário de envio, vínculo com outro arquivo ou arquivo dentro dele. ' +
      'Imprima-o como um PDF novo e envie esse.',
  ),
  'API-IMG-0011': erro(
    409,
    'Imagem congelada',
    'A imagem já serviu de evidência e faz parte do prontuário: ela não é removida nem muda de evento. ' +
      'Envie outra, que fica ao lado dela.',
  ),
  'API-IMG-0012': erro(
    422,
    'Páginas demais',
    `O PDF passa de ${paginasPdfMaximo} páginas, ou as páginas do arquivo são pesadas demais para se mostrarem todas. ` +
      'Divida-o e envie as partes.',
  ),
  'API-IMG-0013': erro(
    409,
    'Prazo do exame encerrado',
    'O prazo para enviar imagens e laudos deste exame terminou.',
  ),
} as const satisfies Record<string, ErrorEntry>
