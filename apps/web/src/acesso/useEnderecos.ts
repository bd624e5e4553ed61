import { enderecoLogin, enderecoSenha, type PaginaSenha } from '@portal/domain/rede/rede.tables.ts'
import { useMarca } from '../marca/useMarca.ts'

/** Where the network's people log in; its page fills in the code that it is told. */
export function useEnderecoEntrada(login?: string): string {
  const address = enderecoLogin(useMarca().codigo)
  if (!login) return address
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ login })}`
}

/** Where the network's people find the pages of a password. */
export function useEnderecoSenha(): (pagina: PaginaSenha) => string {
  const { codigo } = useMarca()
  return (pagina) => enderecoSenha(codigo, pagina)
}
