import { useMarca } from '../marca/useMarca.ts'
import styles from './VoltarEntrada.module.css'

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

/** Back to the login of the network: the server's page, hence a plain link, past the router. */
export const VoltarEntrada = () => (
  <a className={styles.back} href={useEnderecoEntrada()}>
    Voltar à entrada
  </a>
)
