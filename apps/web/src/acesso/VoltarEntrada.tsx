import { useEnderecoEntrada } from './useEnderecos.ts'
import styles from './VoltarEntrada.module.css'

/** Back to the login of the network: the server's page, hence a plain link, past the router. */
export const VoltarEntrada = () => (
  <a className={styles.back} href={useEnderecoEntrada()}>
    Voltar à entrada
  </a>
)
