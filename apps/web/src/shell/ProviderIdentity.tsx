import { useQuery } from '@tanstack/react-query'
import { infoQuery } from '../credenciado/credenciado.queries.ts'
import { Identidade } from './Identidade.tsx'
import styles from './ProviderIdentity.module.css'
import { useMarca } from './useMarca.ts'
import { useSession } from './useSession.ts'

/** Who is logged in. */
export function ProviderIdentity() {
  const session = useSession()
  const { data: info } = useQuery(infoQuery)
  const { nome } = useMarca()
  return (
    <div className={styles.identity}>
      {session && (
        <Identidade info={info} login={session.userLogin} protocolo={session.protocolo} rede={nome} />
      )}
    </div>
  )
}
