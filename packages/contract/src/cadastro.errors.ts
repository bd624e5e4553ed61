import { HORAS_TROCA_CONTATO } from '@portal/domain/cadastro/contatoCadastro.ts'
import type { ErrorEntry } from './errors.ts'

const erro = (status: number, titulo: string, texto: string) =>
  ({ status, tipo: 'aviso', titulo, texto }) as const

export const errosCadastro = {
  'API-CAD-0001': erro(404, 'Alvará não encontrado', 'Ele não existe ou não é do seu cadastro.'),
  'API-CAD-0002': erro(422, 'Confira os contatos', 'Corrija os campos indicados e envie de novo.'),
  'API-CAD-0003': erro(
    422,
    'Código não confere',
    `O código não é o da última troca pedida, ou passou de ${HORAS_TROCA_CONTATO} horas. Confira o e-mail; passado esse prazo, peça a troca de novo.`,
  ),
  'API-CAD-0004': erro(422, 'Confira o alvará', 'Corrija os campos indicados e envie de novo.'),
  'API-CAD-0005': erro(
    409,
    'Alvará na operadora',
    'A operadora analisa a renovação deste alvará, ou respondeu há pouco. Veja a resposta antes de mudar alguma coisa.',
  ),
  'API-CAD-0006': erro(
    429,
    'Limite diário do cadastro',
    'O cadastro já mudou vezes demais hoje. Amanhã se muda de novo; com urgência, fale com a central.',
  ),
  'API-CAD-0007': erro(404, 'Arquivo não encontrado', 'Este alvará não tem arquivo guardado no portal.'),
  'API-CAD-0008': erro(
    409,
    'Contatos mudados em outra tela',
    'Os contatos foram conferidos em outra tela depois que você abriu esta. Veja os de agora e confira de novo.',
  ),
} as const satisfies Record<string, ErrorEntry>
