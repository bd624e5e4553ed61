import styles from './ProviderIdentity.module.css'

export type IdentidadeProps = {
  login: string
  protocolo: string
  /** Of the network. */
  rede: string
  /** Of the provider's own call, a moment later than the session. */
  info: { nome: string; textoProtocolo: string; qtdDiasExpiracaoSenha: number | null } | undefined
}

/** Provider code and name, network, the session's protocol with its text (Spec §2.1). */
export function Identidade({ login, protocolo, rede, info }: IdentidadeProps) {
  const texto = info?.textoProtocolo
  // Some services repeat the number in its text: said once.
  const isWhole = texto?.includes(protocolo)
  return (
    <>
      <p className={styles.name}>
        <span className={styles.code}>{login}</span> {info?.nome}
      </p>
      <p className={styles.line}>
        <span className={styles.network}>{rede}</span>
        <span className={styles.number}>{isWhole ? texto : `Protocolo ${protocolo}`}</span>
      </p>
      {!isWhole && <p className={styles.line}>{texto}</p>}
    </>
  )
}
