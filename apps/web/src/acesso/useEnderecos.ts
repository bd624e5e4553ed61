import { enderecoLogin, enderecoSenha, type PaginaSenha } from '@portal/domain/rede/rede.tables.ts'
import { useMarca } from '../marca/useMarca.ts'

/** Where the network's people log in. */
export const useEnderecoEntrada = (): string => enderecoLogin(useMarca().codigo)

/** Where the network's people find the pages of a password. */
export function useEnderecoSenha(): (pagina: PaginaSenha) => string {
  const { codigo } = useMarca()
  return (pagina) => enderecoSenha(codigo, pagina)
}
