import { MAXIMO_DEPOSITOS } from '@portal/domain/conciliacao/credito.ts'
import { showInteiro } from '@portal/domain/texto/contagem.ts'
import type { ErrorEntry } from './errors.ts'

const aviso = (status: number, titulo: string, texto: string) =>
  ({ status, tipo: 'aviso', titulo, texto }) as const

export const errosConciliacao = {
  'API-CNC-0001': aviso(
    404,
    'Conciliação não disponível para este acesso',
    'A conciliação compara o pagamento inteiro com o banco. O seu acesso vê só uma parte dele.',
  ),
  'API-CNC-0002': aviso(
    404,
    'Depósito não encontrado',
    'O depósito não existe ou a importação que o trouxe foi desfeita.',
  ),
  'API-CNC-0003': aviso(
    404,
    'Pagamento não encontrado',
    'O pagamento não existe ou o demonstrativo dele ainda não foi publicado.',
  ),
  'API-CNC-0004': aviso(
    409,
    'Valor maior do que o que falta',
    'O depósito ou o pagamento já não tem este valor em aberto. Veja como eles estão agora.',
  ),
  'API-CNC-0005': aviso(
    404,
    'Importação não encontrada',
    'A importação não existe ou já terminou. Escolha o arquivo de novo.',
  ),
  'API-CNC-0006': aviso(404, 'Ação não encontrada', 'A ação não existe ou já foi desfeita.'),
  'API-CNC-0007': aviso(
    422,
    'Extrato grande demais',
    `Nada deste extrato foi guardado: o cadastro guarda até ${showInteiro(MAXIMO_DEPOSITOS)} depósitos. Importe um período menor, ou desfaça em Histórico uma importação de que não precise mais.`,
  ),
  'API-CNC-0008': aviso(
    409,
    'Outra pessoa fez ou já usou isto',
    'Nada foi desfeito. Veja em Histórico o que foi feito e por quem, e desfaça lá o que for o caso.',
  ),
  'API-CNC-0009': aviso(
    409,
    'Este par já foi decidido',
    'Nada mudou com o seu pedido. Veja como o pagamento está agora.',
  ),
} as const satisfies Record<string, ErrorEntry>
