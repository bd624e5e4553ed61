import type { InfoCredenciado } from '@portal/contract/credenciado.ts'
import { nameQuemEntrou } from '../../credenciado/quemEntrou.ts'
import styles from './ProviderIdentity.module.css'

export type IdentidadeProps = {
  login: string
  protocolo: string
  /** Of the network. */
  rede: string
  /** Of the provider's own call, a moment later than the session. */
  info:
    | Pick<
        InfoCredenciado,
        'codigoCredenciado' | 'nome' | 'dentistaConectado' | 'textoProtocolo' | 'qtdDiasExpiracaoSenha'
      >
    | undefined
}

/** Code and name of who entered, a dentist's clinic, network, the session's protocol with its text (Spec §2.1). */
export function Identidade({ login, protocolo, rede, info }: IdentidadeProps) {
  const texto = info?.textoProtocolo
  // Some services repeat the number in its text: said once.
  const isWhole = texto?.includes(protocolo)
  return (
    <>
      <p className={styles.name}>
        <span className={styles.code}>{login}</span> {info && nameQuemEntrou(info)}
      </p>
      {info?.dentistaConectado && (
        <p className={styles.clinic}>
          {info.codigoCredenciado} {info.nome}
        </p>
      )}
      <p className={styles.line}>
        <span className={styles.network}>{rede}</span>
        <span className={styles.number}>{isWhole ? texto : `Protocolo ${protocolo}`}</span>
      </p>
      {!isWhole && <p className={styles.line}>{texto}</p>}
    </>
  )
}
