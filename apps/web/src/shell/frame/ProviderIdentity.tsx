import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../api/useSession.ts'
import { infoQuery } from '../../credenciado/credenciado.queries.ts'
import { useMarca } from '../../marca/useMarca.ts'
import { Identidade } from './Identidade.tsx'
import styles from './ProviderIdentity.module.css'

/** Who is logged in. */
export function ProviderIdentity() {
  const session = useSession()
  const { data: info } = useQuery(infoQuery)
  const { rotulo } = useMarca()
  return (
    <div className={styles.identity}>
      {session && (
        <Identidade info={info} login={session.userLogin} protocolo={session.protocolo} rede={rotulo} />
      )}
    </div>
  )
}
