import { MAXIMO_TOKENS_REJEITADOS } from './statusToken.tables.ts'

/** Why the guide refuses an action: the closed list, with what the screen says beside the disabled button. */
export const motivosRecusa = [
  { codigo: 'guiaBloqueada', texto: 'A guia está bloqueada e não aceita alterações.' },
  { codigo: 'guiaNaoBloqueada', texto: 'A guia não está bloqueada.' },
  { codigo: 'statusNaoPermite', texto: 'A situação atual da guia não permite esta ação.' },
  { codigo: 'etapaNaoPermite', texto: 'A etapa atual da guia não permite esta ação.' },
  { codigo: 'semEvento', texto: 'Inclua ao menos um evento na guia.' },
  { codigo: 'semEventoAprovado', texto: 'A guia não tem evento aprovado.' },
  {
    codigo: 'faltaDatar',
    texto:
      'Informe a data de realização dos eventos aprovados. Os que não foram feitos se dizem ao encaminhar, com os demais datados.',
  },
  {
    codigo: 'nadaDatado',
    texto: 'Informe a data de realização de ao menos um evento: assina-se o que foi feito.',
  },
  { codigo: 'faltaAssinar', texto: 'Assine a guia antes de continuar.' },
  { codigo: 'jaAssinada', texto: 'A guia já está assinada.' },
  { codigo: 'faltaImagemInicial', texto: 'Envie as imagens iniciais obrigatórias.' },
  { codigo: 'faltaImagemFinal', texto: 'Envie as imagens finais obrigatórias.' },
  { codigo: 'semEventoComToken', texto: 'Nenhum evento aprovado desta guia usa token.' },
  {
    codigo: 'tokenRejeitado',
    texto: `O beneficiário rejeitou o token ${MAXIMO_TOKENS_REJEITADOS} vezes. Encaminhe a guia para pagamento.`,
  },
  { codigo: 'eventoRealizado', texto: 'A guia já tem evento realizado e não pode mais ser cancelada.' },
  {
    codigo: 'complementarPresa',
    texto: 'Uma guia complementar já tem evento realizado ou está bloqueada, e impede o cancelamento.',
  },
  {
    codigo: 'senhaVencida',
    texto: 'A validade da senha terminou: os eventos não podem mais ser enviados.',
  },
  {
    codigo: 'senhaDoMes',
    texto: 'A manutenção é do seu mês: a senha vai até o último dia dele e não se renova.',
  },
  {
    codigo: 'senhaRecemNato',
    texto:
      'A senha do recém-nascido vai até o último dia em que ele é atendido por este cartão, e não se renova.',
  },
  { codigo: 'senhaJaRenovada', texto: 'A senha desta guia já foi renovada uma vez.' },
  { codigo: 'exameEncerrado', texto: 'O prazo para enviar imagens e laudos deste exame terminou.' },
  {
    codigo: 'exameCapturado',
    texto: 'A guia de um pedido capturado só leva os exames aprovados, e não tem complementar.',
  },
  {
    codigo: 'exameEntregue',
    texto:
      'Quem pediu o exame já tem imagens ou laudos desta guia, e ela não é cancelada. Remova antes os que ainda se podem remover.',
  },
  { codigo: 'semGlosa', texto: 'A guia não tem evento glosado para recorrer.' },
  { codigo: 'recursoEncerrado', texto: 'O prazo para recorrer do que foi glosado terminou.' },
] as const

export type MotivoRecusa = (typeof motivosRecusa)[number]['codigo']

export function getTextoRecusa(motivo: MotivoRecusa): string {
  return motivosRecusa.find((linha) => linha.codigo === motivo)?.texto ?? ''
}
