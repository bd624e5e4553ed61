import type { Sessao } from '../http/sessao.ts'

/** The foot of what is printed: when, and by whom. */
export function tellImpressao(
  agora: Date,
  { nome, login, protocolo }: Pick<Sessao, 'nome' | 'login' | 'protocolo'>,
): string {
  const quando = agora.toLocaleString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return `Impresso em ${quando} por ${nome} (${login}), protocolo ${protocolo}`
}
