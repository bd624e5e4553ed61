import { useQuery } from '@tanstack/react-query'
import { infoQuery } from '../credenciado/credenciado.queries.ts'
import { Identidade } from './Identidade.tsx'
import styles from './ProviderIdentity.module.css'
import { useSession } from './useSession.ts'

/** Who is logged in. In the frame that is only drawn it is a place, which the server fills for each session. */
export function ProviderIdentity() {
  const session = useSession()
  const { data: info } = useQuery(infoQuery)
  return (
    <div className={styles.identity} data-identidade={session ? undefined : 'vazia'}>
      {session && <Identidade info={info} login={session.userLogin} protocolo={session.protocolo} />}
    </div>
  )
}
