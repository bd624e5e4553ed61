import { useQuery } from '@tanstack/react-query'
import { infoQuery } from '../credenciado/credenciado.queries.ts'
import styles from './ProviderIdentity.module.css'
import { useMarca } from './useMarca.ts'
import { useSession } from './useSession.ts'

/** Who is logged in: provider code and name, network, the session's protocol with its text (Spec §2, "Header"). */
export function ProviderIdentity() {
  const session = useSession()
  const { data: info } = useQuery(infoQuery)
  const { nome } = useMarca()
  // Keeps its place while the page is only drawn
  if (!session) return <div className={styles.identity} />
  const numero = `Protocolo ${session.protocolo}`
  const texto = info?.textoProtocolo
  // Some services repeat the number in its text: said once.
  const isWhole = texto?.includes(session.protocolo)
  return (
    <div className={styles.identity}>
      <p className={styles.name}>
        <span className={styles.code}>{session.userLogin}</span> {info?.nome}
      </p>
      <p className={styles.line}>
        <span className={styles.network}>{nome}</span>
        <span className={styles.number}>{isWhole ? texto : numero}</span>
      </p>
      {!isWhole && <p className={styles.line}>{texto}</p>}
    </div>
  )
}
