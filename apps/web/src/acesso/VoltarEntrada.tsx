import { useMarca } from '../marca/useMarca.ts'

/** Back to the login of the network: the server's page, hence a plain link, past the router. */
export function VoltarEntrada({ login }: { login?: string }) {
  const { routePrefix, id } = useMarca()
  const query = new URLSearchParams(location.search).get('rede') === id ? [['rede', id]] : []
  const search = new URLSearchParams([...query, ...(login ? [['login', login]] : [])])
  const address = routePrefix ? `${routePrefix}/login` : '/credenciado/login'
  return (
    <a href={search.size > 0 ? `${address}?${search}` : address}>{login ? 'Entrar' : 'Voltar à entrada'}</a>
  )
}
