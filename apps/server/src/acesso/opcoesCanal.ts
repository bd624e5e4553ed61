import { type Canal, maskCelular, maskEmail } from '@portal/domain/acesso/canal.ts'

/** A provider's own channels, as its registry has them, or those of nobody. */
export type Contato = { email: string; celular: string }

export type Opcao = { opcao: Canal; destino: string }

/** The channels as anybody may see them, those that reach somebody. */
export const listOpcoes = (canais: readonly Canal[], { email, celular }: Contato): Opcao[] => {
  const opcoes: Opcao[] = [
    { opcao: 'EMAIL', destino: maskEmail(email) },
    { opcao: 'CELULAR', destino: maskCelular(celular) },
  ]
  return opcoes.filter(({ opcao }) => canais.includes(opcao))
}
