import { enderecoSenha, type PaginaSenha } from '@portal/domain/rede/rede.tables.ts'
import { useMarca } from '../marca/useMarca.ts'

/** Where the network's people log in; its page fills in the code that it is told. */
export function useEnderecoEntrada(login?: string): string {
  const { routePrefix, id } = useMarca()
  const search =
    new URLSearchParams(location.search).get('rede') === id
      ? new URLSearchParams({ rede: id })
      : new URLSearchParams()
  if (login) search.set('login', login)
  const address = routePrefix ? `${routePrefix}/login` : '/credenciado/login'
  return search.size > 0 ? `${address}?${search}` : address
}

/** Where the network's people find the pages of a password. */
export function useEnderecoSenha(): (pagina: PaginaSenha) => string {
  const { id } = useMarca()
  return (pagina) => enderecoSenha(id.toUpperCase(), pagina)
}
